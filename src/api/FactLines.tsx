import type { JSX, ReactNode } from 'react';
import type { ApiDoc } from '../model/apiDoc.ts';
import { API_SECTIONS, formatSectionId, type ApiReference } from '../model/apiPage.ts';
import { CODE_ACTIONS, CODE_BLOCK, formatCopyButton } from '../model/codeBlock.ts';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { listKeyFacts, type KeyFact } from './keyFacts.ts';
import { FewLinks } from './LinkLine.tsx';

/** So many letters of links fit on a line of a desktop, beside the number of the others. */
const LINE_LETTERS = 60;

/** Sections that are a line each, above everything else. */
export type FactId = 'import' | 'demos';

interface FactLinesProps {
  readonly reference: ApiReference;
  /** Import statements as highlighted HTML. */
  readonly importHtml: string;
  readonly isTab: boolean;
}

/** What a component is to its theme, how to import it and where it is shown at work: a line each, before its props. */
export function FactLines({ reference, importHtml, isTab }: FactLinesProps): JSX.Element {
  const { doc, pages } = reference;
  const facts = listKeyFacts(reference, isTab);
  return (
    <div className="facts">
      <div className={`fact ${CODE_BLOCK}`}>
        <FactHeading section="import" doc={doc} isTab={isTab} />
        <div
          className={CODE_ACTIONS}
          dangerouslySetInnerHTML={{ __html: formatCopyButton('Copy the import') }}
        />
        <ImportFact doc={doc} importHtml={importHtml} />
      </div>
      {pages.length > 0 && (
        <div className="fact">
          <FactHeading section="demos" doc={doc} isTab={isTab} />
          <div className="links">
            <FewLinks links={pages} maxLetters={LINE_LETTERS} />
          </div>
        </div>
      )}
      {facts.length > 0 && (
        <div className="fact">
          <b>Facts</b>
          <ul>
            {facts.map((fact) => (
              <li key={fact.label}>
                {fact.label} <FactText fact={fact} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function FactText({ fact }: { readonly fact: KeyFact }): ReactNode {
  const { text, isCode, href } = fact;
  const shown = isCode ? <code translate="no">{text}</code> : text;
  return href === null ? shown : <a href={href}>{shown}</a>;
}

interface FactHeadingProps {
  readonly section: FactId;
  readonly doc: ApiDoc;
  readonly isTab: boolean;
}

function FactHeading({ section, doc, isTab }: FactHeadingProps): JSX.Element {
  const Heading = isTab ? 'h3' : 'h2';
  return <Heading id={formatSectionId(section, doc, isTab)}>{API_SECTIONS[section]}</Heading>;
}

interface ImportFactProps {
  readonly doc: ApiDoc;
  readonly importHtml: string;
}

/** The first statement; further ones unfold. */
function ImportFact({ doc, importHtml }: ImportFactProps): ReactNode {
  const [firstHtml = ''] = importHtml.split('\n');
  const first = (
    <code
      className="code language-tsx"
      translate="no"
      dangerouslySetInnerHTML={{ __html: firstHtml }}
    />
  );
  if (doc.imports.length === 1) return <div>{first}</div>;
  return (
    <details>
      <summary>{first}</summary>
      <CodeBlock as="figure">
        <code className="code language-tsx" dangerouslySetInnerHTML={{ __html: importHtml }} />
      </CodeBlock>
      <p>
        One of these is enough; all give the same {doc.kind}. The first reads a single file, which
        keeps development builds fast.
      </p>
    </details>
  );
}

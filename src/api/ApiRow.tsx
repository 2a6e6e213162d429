import type { JSX, ReactNode } from 'react';
import type { Deprecation, RichText } from '../model/apiDoc.ts';
import type { Plan } from '../model/navigation.ts';
import { BADGE_LABELS } from '../model/page.ts';
import { CodeName } from '../ui/CodeName.tsx';

interface ApiTableProps {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  readonly columns: readonly [string, string, string];
  readonly children: ReactNode;
}

/**
 * A table of three columns. Roles and not table elements, because the same rows are also drawn as
 * cards and as a list, and browsers forget what a table is once its display changes.
 */
export function ApiTable({ labelledBy, columns, children }: ApiTableProps): JSX.Element {
  return (
    <div role="table" className="rows" aria-labelledby={labelledBy}>
      <div role="row" className="head">
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {column}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}

interface ApiRowProps {
  readonly anchor: string;
  readonly name: string;
  readonly deprecation: Deprecation | null;
  readonly plan?: Plan | null;
  /** A word after the name: `required`. */
  readonly note?: string | null;
  /** Type or class. */
  readonly kind: ReactNode;
  readonly children: ReactNode;
}

/** A prop, slot or class. */
export function ApiRow(props: ApiRowProps): JSX.Element {
  const { anchor, name, deprecation, plan, note, kind, children } = props;
  return (
    <div role="row" className="row" id={anchor} data-deprecated={deprecation ? '' : undefined}>
      <div role="rowheader" translate="no">
        <a href={`#${anchor}`}>
          <CodeName name={name} />
        </a>
        {note && <span className="note"> {note}</span>}
        {plan && <Badge name={plan} />}
        {deprecation && <Badge name="deprecated" />}
      </div>
      <div role="cell" translate="no">
        {kind}
      </div>
      <div role="cell">
        {deprecation?.reason && <Html text={deprecation.reason} />}
        {children}
      </div>
    </div>
  );
}

/** A word in color, as prose has them. */
export function Badge({ name }: { readonly name: keyof typeof BADGE_LABELS }): JSX.Element {
  return (
    <>
      {' '}
      <span className="badge" data-badge={name}>
        {BADGE_LABELS[name]}
      </span>
    </>
  );
}

/** A comment of the packages as HTML, which was made safe when it was read. */
export function Html({ text }: { readonly text: RichText | null }): JSX.Element | null {
  if (!text) return null;
  // Most comments are one paragraph: a wrapper for each would be hundreds of elements on large pages.
  const [, only] = /^<p>((?:(?!<p>)[^])*)<\/p>$/.exec(text.html) ?? [];
  return only === undefined ? (
    <div dangerouslySetInnerHTML={{ __html: text.html }} />
  ) : (
    <p dangerouslySetInnerHTML={{ __html: only }} />
  );
}

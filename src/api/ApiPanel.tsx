import type { JSX } from 'react';
import type { PropDoc } from '../model/apiDoc.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { ApiHeading } from './ApiHeading.tsx';
import { MAX_TYPE_LENGTH, shortenType } from './shortenType.ts';
import { TypeText } from './TypeText.tsx';

interface ApiPanelProps {
  readonly references: readonly ApiReference[];
  /** Leaves the rows out: most readers never open them, and they would be a tenth of the page. */
  readonly folded: boolean;
}

/** The props of a page's components in short, each a link to its full description. */
export function ApiPanel({ references, folded }: ApiPanelProps): JSX.Element {
  return (
    <>
      <ApiHeading level={2} id="api" text="API" />
      {references.map((reference) => (
        <Summary key={reference.path} reference={reference} folded={folded} />
      ))}
    </>
  );
}

interface SummaryProps {
  readonly reference: ApiReference;
  readonly folded: boolean;
}

function Summary({ reference, folded }: SummaryProps): JSX.Element {
  const { doc, path } = reference;
  const rows = doc.kind === 'component' ? doc.props : doc.parameters;
  const current = rows.filter(({ deprecation }) => deprecation === null);
  const body = (
    <div className="details-body">
      <p>
        <a href={path}>{doc.name} API</a> has descriptions
        {doc.kind === 'component' && doc.classes.length > 0 && ', CSS classes'}
        {current.length < rows.length && ', deprecated props'} and everything else.
      </p>
      {!folded && current.length > 0 && <Rows props={current} path={path} />}
    </div>
  );
  return (
    <details className="details">
      <summary>
        <code translate="no">{doc.name}</code> {formatCount(current.length, doc.kind)}
      </summary>
      {folded ? <noscript>{body}</noscript> : body}
    </details>
  );
}

interface RowsProps {
  readonly props: readonly PropDoc[];
  readonly path: string;
}

function Rows({ props, path }: RowsProps): JSX.Element {
  return (
    <dl className="panel" translate="no">
      {props.map((prop) => (
        <div key={prop.name}>
          <dt>
            <a href={`${path.replace(/#.*$/, '')}#${prop.anchor}`}>{prop.name}</a>
            {prop.required && <span className="note"> required</span>}
          </dt>
          <dd>
            <ShortType prop={prop} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ShortType({ prop }: { readonly prop: PropDoc }): JSX.Element {
  const isLong = prop.type.length > MAX_TYPE_LENGTH;
  const type = isLong ? shortenType(prop.type, prop.signature) : prop.type;
  const isMarked = prop.default !== null && type.includes(prop.default);
  return (
    <code className="type">
      <TypeText code={type} links={{}} standard={prop.default} />
      {prop.default !== null && !isMarked && ` = ${prop.default.split('\n')[0]}`}
    </code>
  );
}

function formatCount(count: number, kind: 'component' | 'hook'): string {
  const noun = kind === 'component' ? 'prop' : 'parameter';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

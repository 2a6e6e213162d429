import type { JSX } from 'react';
import type { ApiDoc, PropDoc } from '../model/apiDoc.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { ApiHeading } from './ApiHeading.tsx';

/** The components of a page and how many props each has. The props themselves come when a reader opens one. */
export function ApiPanel({
  references,
}: {
  readonly references: readonly ApiReference[];
}): JSX.Element {
  return (
    <>
      <ApiHeading level={2} id="api" text="API" />
      {references.map((reference) => (
        <Summary key={reference.path} reference={reference} />
      ))}
    </>
  );
}

function Summary({ reference: { doc, path } }: { readonly reference: ApiReference }): JSX.Element {
  const rows = listRows(doc);
  const current = rows.filter(({ deprecation }) => deprecation === null);
  return (
    <details className="details">
      <summary>
        <code translate="no">{doc.name}</code> {formatCount(current.length, doc.kind)}
      </summary>
      <noscript>
        <div className="details-body">
          <p>
            <a href={path}>{doc.name} API</a> has{' '}
            {doc.kind === 'component' && doc.classes.length > 0 && 'CSS classes, '}
            {current.length < rows.length && 'deprecated props, '}examples and everything else.
          </p>
        </div>
      </noscript>
    </details>
  );
}

/** What a list of props shows of a component or hook. */
export function listRows(doc: ApiDoc): readonly PropDoc[] {
  return doc.kind === 'component' ? doc.props : doc.parameters;
}

function formatCount(count: number, kind: ApiDoc['kind']): string {
  const noun = kind === 'component' ? 'prop' : 'parameter';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

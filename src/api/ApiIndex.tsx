import { Fragment, type JSX } from 'react';
import type { ApiList } from '../model/apiPage.ts';
import { ApiHeading } from './ApiHeading.tsx';
import { Badge } from './ApiRow.tsx';

/** Links to everything a product documents, package by package. */
export function ApiIndex({ lists }: { readonly lists: readonly ApiList[] }): JSX.Element {
  return (
    <>
      {lists.map(({ id, package: name, entries }) => (
        <Fragment key={id}>
          <ApiHeading level={2} id={id} text={name} />
          <ul className="index" translate="no">
            {entries.map(({ doc, path }) => (
              <li key={path}>
                <a href={path}>{doc.name}</a>
                {doc.plan && <Badge name={doc.plan} />}
                {doc.deprecation && <Badge name="deprecated" />}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

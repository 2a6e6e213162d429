import { Fragment, type JSX } from 'react';
import {
  formatDeprecationHeading,
  NO_REPLACEMENT,
  type DeprecatedApi,
  type DeprecatedRow,
} from '../model/apiPage.ts';
import { CodeName } from '../ui/CodeName.tsx';
import { ApiHeading } from './ApiHeading.tsx';

/** What a package deprecates, component by component, each with what to use instead. */
export function DeprecationList({
  apis,
}: {
  readonly apis: readonly DeprecatedApi[];
}): JSX.Element {
  return (
    <>
      {apis.map(({ id, name, rows }) => (
        <Fragment key={id}>
          <ApiHeading level={3} id={id} text={formatDeprecationHeading(name)} />
          <ul>
            {rows.map((row) => (
              <li key={`${row.kind} ${row.name}`}>
                <Deprecated row={row} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

function Deprecated({ row }: { readonly row: DeprecatedRow }): JSX.Element {
  const { kind, name, href, instead } = row;
  return (
    <>
      <a href={href} translate="no">
        <code>
          <CodeName name={name} />
        </code>
      </a>
      {kind === 'class' ? ': ' : ` ${kind}: `}
      {instead ? <span dangerouslySetInnerHTML={{ __html: instead.html }} /> : NO_REPLACEMENT}
    </>
  );
}

import { Fragment, type JSX } from 'react';
import type { UsedProps } from '../model/apiPage.ts';

/** Letters that take three lines on a phone; more of them are folded. */
const MAX_LENGTH = 90;

/** Below a demo: the props it sets, each a link to its description. */
export function UsedPropsLine({ used }: { readonly used: readonly UsedProps[] }): JSX.Element {
  const list = <PropLinks used={used} />;
  if (measureText(used) <= MAX_LENGTH) {
    return (
      <p className="used-props" translate="no">
        Props used: {list}
      </p>
    );
  }
  const count = used.reduce((sum, { props }) => sum + props.length, 0);
  return (
    <details className="used-props" translate="no">
      <summary>Props used: {count}</summary>
      {list}
    </details>
  );
}

function measureText(used: readonly UsedProps[]): number {
  return used
    .flatMap(({ component, props }) => [component, ...props.map(({ text }) => text)])
    .join(', ').length;
}

function PropLinks({ used }: { readonly used: readonly UsedProps[] }): JSX.Element {
  return (
    <>
      {used.map(({ component, props }, group) => (
        <Fragment key={component}>
          {group > 0 && '; '}
          {used.length > 1 && `${component} `}
          {props.map(({ text, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <a href={href}>{text}</a>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}

import { Fragment, type JSX } from 'react';
import type { UsedProps } from '../model/apiPage.ts';

/** Below a demo: the props it sets, each a link to its description. */
export function UsedPropsLine({ used }: { readonly used: readonly UsedProps[] }): JSX.Element {
  return (
    <p className="used-props" translate="no">
      Sets{' '}
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
    </p>
  );
}

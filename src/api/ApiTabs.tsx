import type { JSX } from 'react';
import type { TextLink } from '../model/apiPage.ts';

interface ApiTabsProps {
  readonly tabs: readonly TextLink[];
  /** The page they are on. */
  readonly pathname: string;
}

/** Ways between the demos of a component and its API. */
export function ApiTabs({ tabs, pathname }: ApiTabsProps): JSX.Element {
  return (
    <nav className="api-tabs" aria-label="Demos and API">
      {tabs.map(({ text, href }) => (
        <a key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

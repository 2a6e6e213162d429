import { Fragment, type JSX } from 'react';
import type { TextLink } from '../model/apiPage.ts';

/** As many links are named at once; readers who want the others ask for them. */
const MAX_LINKS = 3;

interface LinkLineProps {
  readonly label: string;
  readonly links: readonly TextLink[];
}

/** Links in a sentence: `Demos: Basic buttons, Loading buttons`. */
export function LinkLine({ label, links }: LinkLineProps): JSX.Element | null {
  if (links.length === 0) return null;
  return (
    <div className="links">
      {label} <FewLinks links={links} />
    </div>
  );
}

/** The first links, and how many more there are. */
export function FewLinks({ links }: Pick<LinkLineProps, 'links'>): JSX.Element {
  const more = links.slice(MAX_LINKS);
  return (
    <>
      <Links links={links.slice(0, MAX_LINKS)} />
      {more.length > 0 && (
        <details className="more">
          <summary>and {more.length} more</summary>
          <Links links={more} />
        </details>
      )}
    </>
  );
}

function Links({ links }: Pick<LinkLineProps, 'links'>): JSX.Element[] {
  return links.map(({ text, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{text}</a>
    </Fragment>
  ));
}

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

interface FewLinksProps {
  readonly links: readonly TextLink[];
  /** Fewer links are named where they have more letters than this together. */
  readonly maxLetters?: number;
}

/** The first links, and how many more there are. */
export function FewLinks({ links, maxLetters = Infinity }: FewLinksProps): JSX.Element {
  const named = links.slice(0, countFitting(links.slice(0, MAX_LINKS), maxLetters));
  const more = links.slice(named.length);
  return (
    <>
      <Links links={named} />
      {more.length > 0 && (
        <details className="more">
          <summary>and {more.length} more</summary>
          <Links links={more} />
        </details>
      )}
    </>
  );
}

/** How many of the first links fit; one is named however long it is. */
function countFitting(links: readonly TextLink[], maxLetters: number): number {
  let letters = 0;
  const tooMany = links.findIndex(({ text }, index) => {
    letters += text.length;
    return index > 0 && letters > maxLetters;
  });
  return tooMany < 0 ? links.length : tooMany;
}

function Links({ links }: Pick<LinkLineProps, 'links'>): JSX.Element[] {
  return links.map(({ text, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{text}</a>
    </Fragment>
  ));
}

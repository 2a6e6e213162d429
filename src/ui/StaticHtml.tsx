import { useState, type ComponentPropsWithRef, type JSX } from 'react';
import { findKeptHtml } from './keptHtml.ts';

type StaticHtmlProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'nav' | 'section';
  /** Tells the part from all others of a document. */
  readonly name: string;
  /** None while hydrating: the document already holds the HTML. */
  readonly html: string | undefined;
};

/**
 * HTML that was made at build time and that React neither hydrates nor owns. React leaves the
 * prerendered children alone because a differing `__html` is only warned about, never patched.
 */
export function StaticHtml({
  as: Element = 'div',
  name,
  html,
  ...rest
}: StaticHtmlProps): JSX.Element {
  const [keptHtml] = useState(() => findKeptHtml(name));
  return (
    <Element
      {...rest}
      data-kept={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html || keptHtml }}
    />
  );
}

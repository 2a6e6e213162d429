import type { ComponentPropsWithRef, JSX } from 'react';

type StaticHtmlProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'nav' | 'section';
  /** Undefined while hydrating: the document already holds the HTML. */
  readonly html: string | undefined;
};

/**
 * HTML that was made at build time and that React neither hydrates nor owns. React leaves the
 * prerendered children alone because a differing `__html` is only warned about, never patched.
 */
export function StaticHtml({ as: Element = 'div', html, ...rest }: StaticHtmlProps): JSX.Element {
  return (
    <Element {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />
  );
}

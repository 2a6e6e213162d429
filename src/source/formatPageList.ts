import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** A page as a list of pages shows it. */
export interface ListedPage {
  readonly href: string;
  readonly title: string;
  /** Absent for addresses outside the site. */
  readonly description?: string;
}

/** Links to pages, each with what it is about, as HTML. */
export function formatPageList(pages: readonly ListedPage[]): string {
  return toHtml(element('ul', { className: ['features'] }, pages.map(formatItem)));
}

function formatItem({ href, title, description }: ListedPage): Element {
  const link = element('a', { href }, [{ type: 'text', value: title }]);
  return element('li', {}, [
    element('strong', {}, [link]),
    ...(description ? [{ type: 'text', value: ` ${description}` } as const] : []),
  ]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { ListedPage } from '../formatPageList.ts';

/** A page as galleries show it. */
export interface GalleryCard extends ListedPage {
  /** The sheet that has its miniature; null where there is none. */
  readonly sheet: string | null;
}

/** Cards of pages as HTML. Pictures come later; their room is kept. */
export function formatCards(cards: readonly GalleryCard[], group: string): string {
  return toHtml(element('ul', { className: ['gallery'], dataGroup: group }, cards.map(formatCard)));
}

function formatCard({ href, title, description, sheet }: GalleryCard): Element {
  const picture = sheet
    ? { dataMiniature: href, dataSheet: sheet, ariaHidden: 'true', inert: true }
    : { ariaHidden: 'true' };
  return element('li', {}, [
    element('span', { className: ['miniature'], ...picture }, []),
    element('strong', {}, [element('a', { href }, [{ type: 'text', value: title }])]),
    ...(description ? [element('p', {}, [{ type: 'text', value: description }])] : []),
  ]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

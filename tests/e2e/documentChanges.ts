/** What extensions, translators, blockers and proxies do to a document. */
export interface DocumentChange {
  readonly name: string;
  readonly kind: 'prepend' | 'append' | 'translate' | 'remove' | 'wrap' | 'drop comments';
  /** The elements it is done to. */
  readonly selector: string;
}

/** Done before hydration and after it; top, head, prose, navigation and demos all have their rows. */
export const DOCUMENT_CHANGES: readonly DocumentChange[] = [
  { name: 'a toolbar before the site', kind: 'prepend', selector: 'body' },
  { name: 'a panel behind the site', kind: 'append', selector: 'body' },
  { name: 'a style of its own', kind: 'prepend', selector: 'head' },
  {
    name: 'a title and a description taken away',
    kind: 'remove',
    selector: 'head > :is(title, meta[name="description"])',
  },
  { name: 'a note at the top of the page', kind: 'prepend', selector: 'main' },
  { name: 'a button in the app bar', kind: 'append', selector: 'header[data-behind-drawer]' },
  { name: 'an app bar in a wrapper', kind: 'wrap', selector: 'header[data-behind-drawer]' },
  { name: 'a translated heading', kind: 'translate', selector: 'h1' },
  { name: 'a heading taken away', kind: 'remove', selector: 'h1' },
  { name: 'a link in the description', kind: 'append', selector: 'article > header > p' },
  { name: 'the ad taken away', kind: 'remove', selector: 'article > header + div' },
  { name: 'links in prose', kind: 'append', selector: 'article > .prose p' },
  { name: 'translated prose', kind: 'translate', selector: 'article > .prose' },
  { name: 'blocks of prose in wrappers', kind: 'wrap', selector: 'article > .prose' },
  { name: 'an article in a wrapper', kind: 'wrap', selector: 'article' },
  { name: 'a translated side navigation', kind: 'translate', selector: 'aside' },
  { name: 'icons beside links of the navigation', kind: 'append', selector: 'aside nav a' },
  { name: 'a side navigation in a wrapper', kind: 'wrap', selector: 'aside nav' },
  { name: 'a box before the navigation', kind: 'prepend', selector: 'aside' },
  { name: 'translated demos', kind: 'translate', selector: 'figure[id]' },
  { name: 'badges in demos', kind: 'prepend', selector: 'figure[id] > div:first-child > div' },
  { name: 'demos in wrappers', kind: 'wrap', selector: 'figure[id]' },
  {
    name: 'toolbars of demos taken away',
    kind: 'remove',
    selector: 'figure[id] > [role="toolbar"]',
  },
  { name: 'a translated footer', kind: 'translate', selector: 'main footer' },
  { name: 'a list of contents taken away', kind: 'remove', selector: 'nav[aria-labelledby]' },
  { name: 'a translated page', kind: 'translate', selector: 'body' },
  { name: 'a page without comments', kind: 'drop comments', selector: 'body' },
  {
    name: 'an element in every paragraph, link and button',
    kind: 'append',
    selector: 'p, a, button',
  },
];

/** Runs in the page. Tells how many elements it changed. */
export function changeDocument({ kind, selector }: DocumentChange): number {
  const makeForeign = (): HTMLElement => {
    const element = document.createElement('span');
    element.dataset.foreign = '';
    element.textContent = '•';
    return element;
  };
  const listNodes = (root: Element, show: number): Node[] => {
    const walker = document.createTreeWalker(root, show);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  };
  // As Google's translator does: the text nodes go, elements with other words come.
  const translate = (root: Element): void => {
    for (const text of listNodes(root, NodeFilter.SHOW_TEXT)) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, noscript, code'))
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.nodeValue;
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const wrap = (element: Element): void => {
    const wrapper = document.createElement('div');
    wrapper.dataset.foreign = '';
    element.replaceWith(wrapper);
    wrapper.append(element);
  };
  const elements = document.querySelectorAll(selector);
  for (const element of elements) {
    if (kind === 'prepend') element.prepend(makeForeign());
    if (kind === 'append') element.append(makeForeign());
    if (kind === 'translate') translate(element);
    if (kind === 'remove') element.remove();
    if (kind === 'wrap') wrap(element);
    if (kind === 'drop comments') {
      for (const comment of listNodes(element, NodeFilter.SHOW_COMMENT))
        comment.parentNode?.removeChild(comment);
    }
  }
  return elements.length;
}

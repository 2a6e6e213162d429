import type { Element } from 'hast';
import type { Image, Link, Text } from 'mdast';
import { element, lineOf, report, sourceOf, type HtmlState, type PageDraft } from './draft.ts';
import { plainText } from './plainText.ts';

/** A link, checked for how it is written; whether its target exists is known only later. */
export function formatLink(draft: PageDraft, state: HtmlState, node: Link): Element {
  const href = node.url;
  checkHref(draft, node);
  draft.links.push({ file: draft.input.file, line: lineOf(node), href });
  return element(
    'a',
    {
      href,
      ...(node.title ? { title: node.title } : {}),
      ...(isExternal(href) ? { rel: ['noopener'] } : {}),
    },
    state.all(node),
  );
}

/** Whether an address leads away from this site. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

/** Whether a path names a file rather than a page. */
export function isFilePath(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function checkHref(draft: PageDraft, node: Link): void {
  const { url } = node;
  if (plainText(node) === '') {
    const fix = `Say what it leads to: "[Button](${url})".`;
    report(draft, node, `The link to "${url}" has no text.`, fix);
  }
  if (/^http:/i.test(url) && !/^http:\/\/(?:localhost|127\.0\.0\.1)\b/i.test(url)) {
    const fix = `Write "${url.replace(/^http/i, 'https')}", or link to a site that has it.`;
    report(draft, node, `The link "${url}" is not encrypted.`, fix);
  }
  if (isExternal(url) || url.startsWith('#') || /^(mailto|tel):/i.test(url)) return;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    const fix = 'Links start with "/", "#", "https:" or "mailto:".';
    report(draft, node, `The link "${url}" has a scheme that is not allowed.`, fix);
    return;
  }
  const spelling = formatInternalHref(url, draft.input.pathname);
  if (spelling === url) return;
  const what = url.startsWith('/')
    ? `The link "${url}" does not end in a slash.`
    : `The link "${url}" is relative.`;
  report(draft, node, what, `Write "${spelling}".`);
}

/** The right spelling of an internal link: from the root, with a trailing slash. */
function formatInternalHref(url: string, pathname: string): string {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (path.startsWith('/') && (path.endsWith('/') || isFilePath(path))) return url;
  // Authors think of the Markdown file's folder, not of the address with its trailing slash.
  const base = `https://site${pathname.replace(/(?<=.)\/$/, '')}`;
  const absolute = new URL(path || '.', base).pathname.replace(/\.md$/, '');
  return `${absolute}${absolute.endsWith('/') || isFilePath(absolute) ? '' : '/'}${suffix}`;
}

/** A reference without a definition stays plain text to the parser, brackets and all. */
export function checkReference(draft: PageDraft, node: Text): void {
  const [written, id] = /!?\[[^\][]+\]\[([^\][]+)\]/.exec(sourceOf(draft, node)) ?? [];
  if (id === undefined) return;
  const fix = `Add a line "[${id}]: /path/", or put code in backticks.`;
  report(draft, node, `The reference "${written}" has no definition.`, fix);
}

/** An image with its size, so that nothing moves when it arrives. */
export function formatImage(draft: PageDraft, node: Image): Element {
  const { url } = node;
  const alt = node.alt?.trim() ?? '';
  if (alt === '') {
    const fix = `Say what it shows: "![A dialog with two buttons](${url})".`;
    report(draft, node, `The image "${url}" has no alt text.`, fix);
  }
  const size = checkImage(draft, node) ? draft.context.readImageSize(url) : undefined;
  if (size === null) {
    const fix = 'Use a PNG, JPEG, WebP or SVG file; an SVG needs width and height or a viewBox.';
    report(draft, node, `The size of the image "${url}" cannot be read.`, fix);
  }
  return element('img', {
    src: url,
    alt,
    ...(node.title ? { title: node.title } : {}),
    ...size,
    loading: 'lazy',
    decoding: 'async',
  });
}

function checkImage(draft: PageDraft, node: Image): boolean {
  const { url } = node;
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    const fix = 'Save it under public/ and write its path from there, as in "/images/hero.png".';
    report(draft, node, `The image "${url}" is not a file of this site.`, fix);
    return false;
  }
  if (!url.startsWith('/')) {
    const fix = 'Write its path below public/, as in "/images/hero.png".';
    report(draft, node, `The image path "${url}" is relative.`, fix);
    return false;
  }
  if (!draft.context.hasFile(url)) {
    const fix = `Put the file at public${url} or correct the path.`;
    report(draft, node, `The image "${url}" does not exist.`, fix);
    return false;
  }
  draft.images.push(url);
  return true;
}

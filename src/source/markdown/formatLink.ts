import type { Element } from 'hast';
import type { Image, Link, Text } from 'mdast';
import { describeHref, isExternal } from '../../model/href.ts';
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

function checkHref(draft: PageDraft, node: Link): void {
  const { url } = node;
  if (plainText(node) === '') {
    const fix = `Say what it leads to: "[Button](${url})".`;
    report(draft, node, `The link to "${url}" has no text.`, fix);
  }
  const wrong = describeHref(url, draft.input.pathname);
  if (wrong) report(draft, node, wrong.what, wrong.fix);
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

import type { Problem } from './problem.ts';

type Finding = Pick<Problem, 'what' | 'fix'>;

/** Whether an address leads away from this site. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

/** Whether a path names a file rather than a page. */
export function isFilePath(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

/** Says what is wrong with how the address of a link is written, on the page at `pathname`. Its target is another matter. */
export function describeHref(href: string, pathname: string): Finding | undefined {
  const open = describeUnencrypted(href);
  if (open) return open;
  if (isExternal(href) || href.startsWith('#') || /^(mailto|tel):/i.test(href)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    return {
      what: `The link "${href}" has a scheme that is not allowed.`,
      fix: 'Links start with "/", "#", "https:" or "mailto:".',
    };
  }
  const spelling = formatInternalHref(href, pathname);
  if (spelling === href) return undefined;
  const what = href.startsWith('/')
    ? `The link "${href}" does not end in a slash.`
    : `The link "${href}" is relative.`;
  return { what, fix: `Write "${spelling}".` };
}

/** Says of a link whose page others can read and change on its way that it is one. */
export function describeUnencrypted(href: string): Finding | undefined {
  if (!/^http:/i.test(href) || /^http:\/\/(?:localhost|127\.0\.0\.1)\b/i.test(href)) {
    return undefined;
  }
  return {
    what: `The link "${href}" is not encrypted.`,
    fix: `Write "${href.replace(/^http/i, 'https')}", or link to a site that has it.`,
  };
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

import { findClosest, suggestName, type Problem } from '../../model/problem.ts';
import { findOwnPage } from '../apiPages/resolveDocLink.ts';
import { isExternal, isFilePath } from '../../model/href.ts';
import type { PageLink } from './parsedPage.ts';

/** A page as the target of links. */
export interface LinkTarget {
  readonly pathname: string;
  readonly file: string;
  readonly anchors: readonly string[];
}

/** Finds links to pages, anchors and static files that do not exist, or that this site has itself. */
export function checkLinks(
  pages: readonly LinkTarget[],
  links: readonly PageLink[],
  hasFile: (path: string) => boolean,
): Problem[] {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return links.flatMap(({ file, line, href }): Problem[] => {
    const own = findOwnPage(href, byPathname);
    if (own) return [{ file, line, ...describeDetour(href, own) }];
    if (isExternal(href) || /^[a-z][a-z0-9+.-]*:/i.test(href)) return [];
    const { path, anchor } = splitHref(href);
    // How a link is spelled is the page parser's concern; here only the target counts.
    if (path !== '' && !path.startsWith('/')) return [];
    if (isFilePath(path)) {
      return hasFile(path) ? [] : [{ file, line, ...describeDeadFile(path) }];
    }
    const target = path === '' ? byFile.get(file) : byPathname.get(withSlash(path));
    if (!target) return [{ file, line, ...describeDeadPage(path, byPathname) }];
    if (anchor === '' || target.anchors.includes(anchor)) return [];
    return [{ file, line, ...describeDeadAnchor(anchor, target) }];
  });
}

function splitHref(href: string): { path: string; anchor: string } {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { path, anchor: decode(anchor) };
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    // A stray percent sign: browsers then compare the raw text.
    return anchor;
  }
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

type Description = Pick<Problem, 'what' | 'fix'>;

function describeDeadPage(path: string, pages: ReadonlyMap<string, unknown>): Description {
  const closest = findClosest(path, [...pages.keys()]);
  return {
    what: `The page "${path}" does not exist.`,
    fix: closest
      ? `Did you mean "${closest}"?`
      : 'Link to a page of this site by its path, or to another site with https://.',
  };
}

function describeDetour(href: string, { pathname }: LinkTarget): Description {
  return {
    what: `The link "${href}" leaves the site for a page that it has.`,
    fix: `Write "${pathname}", with one of its anchors where it matters.`,
  };
}

function describeDeadAnchor(anchor: string, target: LinkTarget): Description {
  const ids = target.anchors.filter((id) => !isFilePath(id));
  return {
    what: `The page "${target.pathname}" has no section "#${anchor}".`,
    fix: suggestName(anchor, ids, 'It has'),
  };
}

function describeDeadFile(path: string): Description {
  return {
    what: `The file "${path}" does not exist.`,
    fix: `Put it at public${path} or correct the path.`,
  };
}

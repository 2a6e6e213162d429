import { findOwnPage } from '../../src/source/apiPages/resolveDocLink.ts';

/** A built page as far as links go. */
export interface BuiltPage {
  readonly pathname: string;
  readonly ids: ReadonlySet<string>;
  /** Addresses inside the site that the page links to, resolved. */
  readonly links: readonly string[];
  /** Addresses of other sites that it links to. */
  readonly foreign: readonly string[];
}

/** Finds the ids and internal links of a page. */
export function readBuiltPage(pathname: string, html: string): BuiltPage {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
  // Links inside demos are examples and lead nowhere.
  const prose = html.replace(/<figure id="[A-Z].*?<\/figure>/gs, '');
  const hrefs = [...prose.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) =>
    (href ?? '').replace(/&(?:amp|#x26);/g, '&'),
  );
  const links = hrefs
    .filter((href) => href.startsWith('/') || href.startsWith('#'))
    .map((href) => (href.startsWith('#') ? pathname + href : href));
  const foreign = hrefs.filter((href) => /^https?:/.test(href));
  return { pathname, ids: new Set(ids), links, foreign };
}

/** Links to the packages' own site that lead to a page this one has too, one line each. */
export function checkDetours(pages: readonly BuiltPage[]): string[] {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  return pages.flatMap(({ pathname, foreign }) =>
    foreign
      .filter((link) => findOwnPage(link, byPathname))
      .map((link) => `${pathname} links to ${link}, although this site has the page.`),
  );
}

/** Links to pages, anchors or files that do not exist, one line each. */
export function checkBuiltLinks(
  pages: readonly BuiltPage[],
  hasFile: (path: string) => boolean,
): string[] {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  return pages.flatMap(({ pathname, links }) =>
    [...new Set(links)].flatMap((link) => {
      const [address = '', hash = ''] = link.split('#');
      const path = address.replace(/\?.*$/, '');
      if (/\.\w+$/.test(path)) {
        return hasFile(path) ? [] : [`${pathname} links to ${link}, which is no file.`];
      }
      const target = byPathname.get(path);
      if (!target) return [`${pathname} links to ${link}, which is no page.`];
      const id = decodeURIComponent(hash).replace(/(?<=^[A-Z]\w*)\.(tsx|js)$/, '');
      if (id === '' || target.ids.has(id)) return [];
      return [`${pathname} links to ${link}, which is no anchor.`];
    }),
  );
}

/** A page as the target of links. */
interface LinkTarget {
  readonly pathname: string;
  readonly anchors: readonly string[];
}

const ORIGIN = 'https://mui.com';

/** Home page and blog are about the site they are on, not about the packages. */
const OWN_MATTERS = /^\/(?:blog\/.*)?$/;

/** The page of this site that an address of the packages' own site, whose paths are the same, stands for. */
export function findOwnPage<Page>(url: string, pages: ReadonlyMap<string, Page>): Page | undefined {
  if (!url.startsWith(`${ORIGIN}/`)) return undefined;
  const path = url.slice(ORIGIN.length).replace(/\/?(?:[?#].*)?$/s, '/');
  return OWN_MATTERS.test(path) ? undefined : pages.get(path);
}

/**
 * Makes the function that turns addresses written in the packages' comments into addresses that
 * work here: pages of this site where there is one, those of the packages' own site else.
 */
export function createDocLinkResolver(pages: readonly LinkTarget[]): (url: string) => string {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  return (url) => {
    const address = url.startsWith('/') ? ORIGIN + url : url;
    const target = findOwnPage(address, byPathname);
    if (!target) return address;
    // Their anchors may be other than ours; then the top of the page has to do.
    const anchor = /#(.*)$/s.exec(address)?.[1] ?? '';
    return target.anchors.includes(anchor) ? `${target.pathname}#${anchor}` : target.pathname;
  };
}

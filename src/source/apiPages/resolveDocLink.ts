/** A page as the target of links. */
interface LinkTarget {
  readonly pathname: string;
  readonly anchors: readonly string[];
}

const ORIGIN = 'https://mui.com';

/**
 * Makes the function that turns addresses written in the packages' comments into addresses that
 * work here: pages of this site where there is one, those of the packages' own site else.
 */
export function createDocLinkResolver(pages: readonly LinkTarget[]): (url: string) => string {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  return (url) => {
    const address = url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length) : url;
    if (!address.startsWith('/')) return url;
    const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
    const target = byPathname.get(path.endsWith('/') ? path : `${path}/`);
    if (!target) return ORIGIN + address;
    // Their anchors may be other than ours; then the top of the page has to do.
    return target.anchors.includes(anchor) ? `${target.pathname}#${anchor}` : target.pathname;
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../source/cache.ts';
import type { Site, SitePage } from '../../source/site.ts';
import type { PathGroup } from '../listPaths.ts';

/**
 * Names what is made together by all that it follows from, always with the bundle that renders it. What has a known
 * name need not be rendered again; null stands for what follows from too much to be kept.
 */
export function createTaskKeys(
  root: string,
  site: Site,
  bundle: string,
): (group: PathGroup) => string | null {
  const getPageKey = createPageKeys(root, site, bundle);
  return ({ source, page, inputs }) => {
    if (page) return getPageKey(page);
    return inputs === undefined ? null : digest(bundle, source, JSON.stringify(inputs));
  };
}

/** A page follows from itself, the navigation around it and where links may lead. */
function createPageKeys(root: string, site: Site, bundle: string): (page: SitePage) => string {
  const targets = site.pages.map(({ pathname, anchors }) => [pathname, anchors]);
  const shared = digest(bundle, JSON.stringify(site.products), JSON.stringify(targets));
  const navigations = new Map(
    [...site.navigations].map(([id, items]) => [id, digest(JSON.stringify(items))]),
  );
  const written = new Set(site.written);
  return (page) =>
    digest(
      shared,
      navigations.get(page.productId ?? '') ?? '',
      JSON.stringify(page),
      // The copy in Markdown is made from the text itself.
      written.has(page) ? readFileSync(path.join(root, page.file), 'utf8') : '',
    );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../source/cache.ts';
import type { Site, SitePage } from '../../source/site.ts';

/**
 * Names a page by all that its files follow from: itself, the navigation around it, where links may lead,
 * and the bundle that renders it. A page with a known name need not be rendered again.
 */
export function createPageKeys(
  root: string,
  site: Site,
  bundle: string,
): (page: SitePage) => string {
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

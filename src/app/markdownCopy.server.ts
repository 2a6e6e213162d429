import { readFile } from 'node:fs/promises';
import { SITE_URL } from '../docsConfig/siteConfig.ts';
import { formatMarkdownUrl } from '../model/pageData.ts';
import { describePages, listGroupPages } from '../source/expandPageIndexes.ts';
import type { Site } from '../source/loadSite.ts';
import { formatMarkdownCopy } from '../source/markdown/formatMarkdownCopy.ts';
import { loadCurrentSite } from './site.server.tsx';

/** The router asks twice for every file; a reloaded site is another one. */
const copies = new WeakMap<Site, Map<string, Promise<string | null>>>();

/** The page at an address as plain Markdown; null where there is none. */
export async function copyAsMarkdown(url: string): Promise<string | null> {
  const site = await loadCurrentSite();
  const known = copies.get(site) ?? new Map<string, Promise<string | null>>();
  copies.set(site, known);
  const copy = known.get(url) ?? formatCopy(site, url);
  known.set(url, copy);
  return copy;
}

async function formatCopy({ pages, navigations }: Site, url: string): Promise<string | null> {
  const page = pages.find(({ pathname }) => formatMarkdownUrl(pathname) === url);
  if (!page) return null;
  const text = await readFile(page.file, 'utf8');
  const navigation = navigations.get(page.productId ?? '') ?? [];
  return formatMarkdownCopy(page, {
    text,
    origin: SITE_URL,
    listPages: (group) => listGroupPages(group, navigation, describePages(pages)) ?? [],
  });
}

import { readFile } from 'node:fs/promises';
import { describePages, listGroupPages } from '../source/expandPageIndexes.ts';
import { formatMarkdownCopy } from '../source/markdown/formatMarkdownCopy.ts';
import { SITE_URL } from '../ui/siteConfig.ts';
import { getSite } from './currentSite.ts';
import { findPageByMarkdownUrl } from './findPage.ts';
import { perSite } from './perSite.ts';

const getDescriptions = perSite(({ pages }) => describePages(pages));

/** The page at an address as plain Markdown; null where there is none. */
export async function copyAsMarkdown(url: string): Promise<string | null> {
  const site = await getSite();
  const page = findPageByMarkdownUrl(site, url);
  if (!page) return null;
  const text = await readFile(page.file, 'utf8');
  const navigation = site.navigations.get(page.productId ?? '') ?? [];
  return formatMarkdownCopy(page, {
    text,
    origin: SITE_URL,
    listPages: (group) => listGroupPages(group, navigation, getDescriptions(site)) ?? [],
  });
}

import { readFile } from 'node:fs/promises';
import { describePages, listGroupPages } from '../source/expandPageIndexes.ts';
import { describeCard } from '../source/galleries/expandGalleries.ts';
import { formatMarkdownCopy } from '../source/markdown/formatMarkdownCopy.ts';
import { SITE_URL } from '../ui/siteConfig.ts';
import { getSite } from './currentSite.ts';
import { findPage, findPageByMarkdownUrl } from './findPage.ts';
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
    listPages: (group, addresses) =>
      addresses === ''
        ? (listGroupPages(group, navigation, getDescriptions(site)) ?? [])
        : addresses.split(/\s+/).flatMap((address) => {
            const listed = findPage(site, address);
            return listed ? [describeCard(listed)] : [];
          }),
  });
}

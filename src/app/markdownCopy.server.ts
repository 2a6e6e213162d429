import { readFile } from 'node:fs/promises';
import { SITE_URL } from '../docsConfig/siteConfig.ts';
import { formatMarkdownUrl } from '../model/pageData.ts';
import { describePages, listGroupPages } from '../source/expandPageIndexes.ts';
import { formatMarkdownCopy } from '../source/markdown/formatMarkdownCopy.ts';
import { loadCurrentSite } from './site.server.tsx';

/** The page at an address as plain Markdown; null where there is none. */
export async function copyAsMarkdown(url: string): Promise<string | null> {
  const { pages, navigations } = await loadCurrentSite();
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

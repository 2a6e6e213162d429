import { readFile } from 'node:fs/promises';
import { SITE_URL } from '../../docsConfig/siteConfig.ts';
import { formatMarkdownUrl } from '../../model/pageData.ts';
import { formatMarkdownCopy } from '../../source/markdown/formatMarkdownCopy.ts';
import { loadCurrentSite } from '../site.server.tsx';
import type { Route } from './+types/markdownCopy.ts';

/** A page as plain Markdown, for readers who paste it elsewhere and for programs. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const url = `/markdown/${params['*'] ?? ''}`;
  const { pages } = await loadCurrentSite();
  const page = pages.find(({ pathname }) => formatMarkdownUrl(pathname) === url);
  if (!page) throw new Response(`No page ${url}`, { status: 404 });
  const text = await readFile(page.file, 'utf8');
  return new Response(formatMarkdownCopy(page, { text, origin: SITE_URL }), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}

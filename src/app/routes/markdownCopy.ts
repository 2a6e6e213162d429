import { copyAsMarkdown } from '../../build/copyAsMarkdown.ts';
import type { Route } from './+types/markdownCopy.ts';

/** A page as plain Markdown, for readers who paste it elsewhere and for programs. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const url = `/markdown/${params['*'] ?? ''}`;
  const text = await copyAsMarkdown(url);
  if (text === null) throw new Response(`No page ${url}`, { status: 404 });
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}

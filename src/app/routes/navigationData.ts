import { renderNavigationFile } from '../site.server.tsx';
import type { Route } from './+types/navigationData.ts';

/** A product's side navigation as HTML, for readers who come from another product. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const html = await renderNavigationFile(params.file);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

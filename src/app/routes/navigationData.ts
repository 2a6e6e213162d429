import { renderNavigation } from '../../build/renderNavigation.tsx';
import type { Route } from './+types/navigationData.ts';

/** A product's side navigation as a string of HTML, for readers who come from another product. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const html = await renderNavigation(params.file.replace(/\.json$/, ''));
  if (html === null) throw new Response(`No navigation ${params.file}`, { status: 404 });
  return Response.json(html);
}

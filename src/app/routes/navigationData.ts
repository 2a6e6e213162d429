import { renderNavigationFile } from '../site.server.tsx';
import type { Route } from './+types/navigationData.ts';

/** A product's side navigation as a string of HTML, for readers who come from another product. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await renderNavigationFile(params.file));
}

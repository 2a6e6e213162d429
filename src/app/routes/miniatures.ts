import { getSite } from '../../build/currentSite.ts';
import { listSheets } from '../../build/miniatures/listSheets.ts';
import { renderSheet } from '../../build/miniatures/renderSheet.ts';
import type { Route } from './+types/miniatures.ts';

/** The file with the miniatures of a product, or with those of the home page. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const site = await getSite();
  const name = params.file.replace(/\.json$/, '');
  if (!listSheets(site).includes(name)) {
    throw new Response(`No miniatures of ${name}`, { status: 404 });
  }
  return Response.json(await renderSheet(name, site));
}

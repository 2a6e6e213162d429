import { describeAnatomy } from '../../build/anatomy/describeAnatomy.ts';
import { getSite } from '../../build/currentSite.ts';
import { ANATOMY_LIBRARIES } from '../../model/anatomy.ts';
import type { Route } from './+types/anatomy.ts';

/** The file with the anatomy of a library's components. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const library = ANATOMY_LIBRARIES.find((name) => params.file === `${name}.json`);
  if (!library) throw new Response(`No anatomy ${params.file}`, { status: 404 });
  return Response.json(describeAnatomy(await getSite(), library));
}

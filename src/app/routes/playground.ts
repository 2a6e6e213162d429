import { getSite } from '../../build/currentSite.ts';
import { resolveInternalPathname } from '../../build/findPage.ts';
import { describePlayground } from '../../build/playgrounds/describePlayground.ts';
import type { Route } from './+types/playground.ts';

/** The file with a page's playground. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const path = `/${params['*'] ?? ''}`.replace(/\.json$/, '');
  return Response.json(await describePlayground(resolveInternalPathname(await getSite(), path)));
}

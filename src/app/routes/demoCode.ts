import { getSite } from '../../build/currentSite.ts';
import { resolveInternalPathname } from '../../build/findPage.ts';
import { listDemoCode } from '../../build/listDemoCode.ts';
import type { Route } from './+types/demoCode.ts';

/** The file with the code of a page's demos. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const path = `/${params['*'] ?? ''}`.replace(/\.json$/, '');
  return Response.json(await listDemoCode(resolveInternalPathname(await getSite(), path)));
}

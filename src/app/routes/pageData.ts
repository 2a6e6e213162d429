import { getSite } from '../../build/currentSite.ts';
import { resolveInternalPathname } from '../../build/findPage.ts';
import { prerenderPage } from '../../build/page/prerenderPage.tsx';
import type { Route } from './+types/pageData.ts';

/** The file a page change fetches: the page with its HTML. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const path = `/${params['*'] ?? ''}`.replace(/\.json$/, '');
  const { page } = await prerenderPage(resolveInternalPathname(await getSite(), path));
  return Response.json(page);
}

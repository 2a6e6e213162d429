import { prerenderPage } from '../../build/page/prerenderPage.tsx';
import type { Route } from './+types/pageData.ts';

/** The file a page change fetches: the page with its HTML. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const name = (params['*'] ?? '').replace(/\.json$/, '');
  const { page } = await prerenderPage(name === 'index' ? '/' : `/${name}/`);
  return Response.json(page);
}

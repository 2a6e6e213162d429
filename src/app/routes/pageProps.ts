import { getSite } from '../../build/currentSite.ts';
import { findPage, resolveInternalPathname } from '../../build/findPage.ts';
import { renderPageProps } from '../../build/page/renderApiBlock.tsx';
import type { Route } from './+types/pageProps.ts';

/** The file with the props of a page's components. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const site = await getSite();
  const path = `/${params['*'] ?? ''}`.replace(/\.json$/, '');
  const page = findPage(site, resolveInternalPathname(site, path));
  if (!page) throw new Error(`There is no page for ${path}.`);
  return Response.json(renderPageProps(page, site));
}

import { listDemoCode } from '../../build/listDemoCode.ts';
import type { Route } from './+types/demoCode.ts';

/** The file with the code of a page's demos. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const name = (params['*'] ?? '').replace(/\.json$/, '');
  return Response.json(await listDemoCode(`/${name}/`));
}

import { createDataFile } from '../../build/dataFiles.ts';
import type { Route } from './+types/data.ts';

/** The files that pages fetch. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const file = params['*'];
  const data = await createDataFile(file);
  if (data === undefined) throw new Response(`There is no file /data/${file}`, { status: 404 });
  return Response.json(data);
}

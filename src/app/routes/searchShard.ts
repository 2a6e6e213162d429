import { loadSearchIndex } from '../../build/searchIndex.ts';
import type { Route } from './+types/searchShard.ts';

/** A part of the search index. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const { shards } = await loadSearchIndex();
  const shard = shards.get(params.file);
  if (!shard) throw new Response(`No search file ${params.file}`, { status: 404 });
  return Response.json(shard);
}

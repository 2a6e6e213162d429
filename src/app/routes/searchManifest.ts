import { loadSearchIndex } from '../../build/searchIndex.ts';

/** The list of search files. */
export async function loader(): Promise<Response> {
  const { manifest } = await loadSearchIndex();
  return Response.json(manifest);
}

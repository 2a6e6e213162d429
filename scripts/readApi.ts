import type { ApiDocs } from '../src/source/api/joinPackages.ts';
import { loadApiDocs } from '../src/source/api/loadApiDocs.ts';
import { formatSeconds } from './formatSeconds.ts';

/** Reads what the packages tell and says so before, since the first time takes minutes. */
export async function readApi(root: string, { sizes }: { sizes: boolean }): Promise<ApiDocs> {
  console.log('Reading the API of the installed packages, which takes minutes the first time.');
  const start = performance.now();
  const api = await loadApiDocs({ root, sizes });
  const counts = `${api.components.length} components and ${api.hooks.length} hooks`;
  console.log(`✓ read ${counts} in ${formatSeconds(performance.now() - start)}`);
  return api;
}

import { toAddress } from '../../model/address.ts';
import { formatAnatomyUrl, type ComponentAnatomy } from '../../model/anatomy.ts';
import type { BaseLibrary } from '../../model/product.ts';
import type { Styling } from '../../model/styling.ts';
import { loadDemoCode, selectFiles } from '../code/demoCode.ts';
import { findImports } from './findImports.ts';
import type { Knowledge } from './findPart.ts';

const loading = new Map<BaseLibrary, Promise<readonly ComponentAnatomy[]>>();

/** Fetches what names the elements of a demo. Files of libraries are fetched once. */
export async function loadKnowledge(
  pathname: string,
  name: string,
  styling: Styling | null,
): Promise<Knowledge> {
  const code = await loadDemoCode(pathname, name);
  const used = code.renditions.find((rendition) => rendition.styling === styling)?.libraries ?? [];
  const libraries: readonly BaseLibrary[] = used.length === 0 ? ['material'] : used;
  const anatomies = await Promise.all(libraries.map(loadAnatomy));
  const files = selectFiles(code, styling, 'TS');
  return {
    anatomy: anatomies.flat(),
    imports: findImports(files.map((file) => file.code).join('\n')),
  };
}

function loadAnatomy(library: BaseLibrary): Promise<readonly ComponentAnatomy[]> {
  const known = loading.get(library);
  if (known) return known;
  const fetched = fetchAnatomy(library);
  loading.set(library, fetched);
  fetched.catch(() => loading.delete(library));
  return fetched;
}

async function fetchAnatomy(library: BaseLibrary): Promise<readonly ComponentAnatomy[]> {
  const response = await fetch(toAddress(formatAnatomyUrl(library)));
  if (!response.ok) throw new Error(`The classes could not be loaded (${response.status}).`);
  return response.json();
}

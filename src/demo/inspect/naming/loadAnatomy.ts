import { toAddress } from '../../../model/address.ts';
import { formatAnatomyUrl, type ComponentAnatomy } from '../../../model/anatomy.ts';
import type { BaseLibrary } from '../../../model/product.ts';
import type { Styling } from '../../../model/styling.ts';
import { loadDemoCode, selectFiles } from '../../code/demoCode.ts';

const loading = new Map<BaseLibrary, Promise<readonly ComponentAnatomy[]>>();

/** The components of the libraries that a demo uses, and the code of its files, the main one first. */
export interface DemoAnatomy {
  readonly anatomy: readonly ComponentAnatomy[];
  readonly code: readonly string[];
}

/** Fetches what names the elements of a demo. Files of libraries are fetched once. */
export async function loadAnatomy(
  pathname: string,
  name: string,
  styling: Styling | null,
): Promise<DemoAnatomy> {
  const code = await loadDemoCode(pathname, name);
  const used = code.renditions.find((rendition) => rendition.styling === styling)?.libraries ?? [];
  const libraries: readonly BaseLibrary[] = used.length === 0 ? ['material'] : used;
  const anatomies = await Promise.all(libraries.map(loadLibrary));
  const files = selectFiles(code, styling, 'TS');
  return { anatomy: anatomies.flat(), code: files.map((file) => file.code) };
}

function loadLibrary(library: BaseLibrary): Promise<readonly ComponentAnatomy[]> {
  const known = loading.get(library);
  if (known) return known;
  const fetched = fetchLibrary(library);
  loading.set(library, fetched);
  fetched.catch(() => loading.delete(library));
  return fetched;
}

async function fetchLibrary(library: BaseLibrary): Promise<readonly ComponentAnatomy[]> {
  const response = await fetch(toAddress(formatAnatomyUrl(library)));
  if (!response.ok) throw new Error(`The classes could not be loaded (${response.status}).`);
  return response.json();
}

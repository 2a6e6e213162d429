import type { ApiDocs } from '../src/source/api/joinPackages.ts';
import { loadApiDocs, type LoadApiDocsOptions } from '../src/source/api/loadApiDocs.ts';
import { runStep } from './steps.ts';

/** Reads what the packages tell, which takes a minute or two the first time. */
export function readApi(
  root: string,
  { sizes }: Pick<LoadApiDocsOptions, 'sizes'> = {},
): Promise<ApiDocs> {
  return runStep('reading packages', async (onProgress) => {
    const result = await loadApiDocs({ root, sizes, onProgress });
    const { components, hooks } = result;
    return { result, what: `read ${components.length} components and ${hooks.length} hooks` };
  });
}

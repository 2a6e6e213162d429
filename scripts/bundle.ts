import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLE_STAMP } from '../src/build/bundle.ts';
import type { BundleOptions } from './makeBundle.ts';

/** Makes what follows from code alone, unless it is there. Tells whether it did. */
export async function bundle(options: BundleOptions, inputs: string): Promise<boolean> {
  const stamp = join(options.root, BUNDLE_STAMP);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs) return false;
  // The bundler takes a second to load, which an edit of a text is spared.
  const { makeBundle } = await import('./makeBundle.ts');
  await makeBundle(options);
  // Written last, so that bundles that were cut short are not taken for whole ones.
  await writeFile(stamp, inputs);
  return true;
}

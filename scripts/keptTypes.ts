import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../src/files/writeWhole.ts';
import { digest } from '../src/source/cache.ts';
import { listContent } from '../src/source/listContent.ts';
import { digestCode } from './digestCode.ts';
import { digestInputs } from './testInputs.ts';

/**
 * Runs `check` and gives whether it was satisfied; does not run it again while the code is what satisfied it.
 * Text is no code: an edit of a page leaves its types as they were.
 */
export async function keepTypes(root: string, check: () => Promise<boolean>): Promise<boolean> {
  const file = join(root, '.cache/kept-types');
  const typed = await digestTyped(root);
  if (existsSync(file) && (await readFile(file, 'utf8')) === typed) return true;
  const isGood = await check();
  if (isGood) await writeWhole(file, typed);
  return isGood;
}

async function digestTyped(root: string): Promise<string> {
  const { files } = await listContent(root);
  const content = files.filter((file) => /\.(?:tsx?|json)$/.test(file));
  const inputs = content.map((file) => `text ${file}`);
  return digest(await digestCode(root), digestInputs(root, inputs, ''));
}

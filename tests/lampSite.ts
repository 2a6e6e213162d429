import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Product } from '../src/model/product.ts';

/** A product for tests of the engine. */
export const LAMPS: Product = {
  id: 'lamps',
  category: 'core',
  name: 'Lamps',
  tagline: 'Light for every page',
  searchNames: [],
  logo: '',
  accent: { hue: 0, chroma: 0 },
  home: '/lamps/desk/',
  paths: ['/lamps'],
  packages: [],
  baseLibrary: null,
  versions: [],
  listed: true,
};

/** A project in a folder of its own. */
export interface LampProject {
  readonly root: string;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Makes a project with the files given. */
export async function createLampProject(
  files: Readonly<Record<string, string>>,
): Promise<LampProject> {
  const root = await mkdtemp(path.join(tmpdir(), 'lamps-'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('package.json', '{}');
  for (const [file, text] of Object.entries(files)) await write(file, text);
  return { root, write, remove: () => rm(root, { recursive: true }) };
}

/** A page with its front matter. */
export function formatLampPage(title: string, text: string): string {
  return `---\ntitle: ${title}\ndescription: A lamp that lights what one reads there.\n---\n\n${text}\n`;
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = '.cache/fonts';

/** Letters of English text and code, the accents of western names, and the signs our pages use. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0©®°±·×÷–—‘’“”•…→←↑↓✓€£¥§«»™−≤≥≠',
  ...'éèêëáàâäãåçñóòôöõúùûüíìîïßøæœÉÈÊÁÀÂÄÃÅÇÑÓÖØÚÜ',
].join('');

const FONTS = [
  {
    name: 'inter',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    variable: true,
  },
  {
    name: 'jetbrains-mono',
    file: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
  },
  { name: 'roboto-400', file: '@fontsource/roboto/files/roboto-latin-400-normal.woff2' },
  { name: 'roboto-500', file: '@fontsource/roboto/files/roboto-latin-500-normal.woff2' },
  { name: 'roboto-700', file: '@fontsource/roboto/files/roboto-latin-700-normal.woff2' },
];

/** Where the fonts come from. */
export const FONT_FILES = FONTS.map(({ file }) => `node_modules/${file}`);

/**
 * Cuts fonts down to what pages use, as `@fonts/<name>.woff2`: half the bytes of the whole faces. Dev, which
 * cannot wait for that, serves these.
 */
export function fontSubsets(): Plugin {
  return {
    name: 'swatchbook:font-subsets',
    async config(config, { command }) {
      const root = config.root ?? process.cwd();
      const write = command === 'serve' ? writeWhole : writeSubset;
      const folder = path.join(root, FOLDER, command);
      await mkdir(folder, { recursive: true });
      await Promise.all(FONTS.map((font) => write(root, folder, font)));
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

type Font = (typeof FONTS)[number];

function locateSource(root: string, { file }: Font): string {
  return path.join(root, 'node_modules', file);
}

function locateOutput(folder: string, { name }: Font): string {
  return path.join(folder, `${name}.woff2`);
}

async function writeWhole(root: string, folder: string, font: Font): Promise<void> {
  await copyFile(locateSource(root, font), locateOutput(folder, font));
}

async function writeSubset(root: string, folder: string, font: Font): Promise<void> {
  const source = await readFile(locateSource(root, font));
  const output = locateOutput(folder, font);
  const stamp = createHash('sha256').update(source).update(CHARACTERS).digest('hex');
  const note = `${output}.sha256`;
  if (existsSync(note) && (await readFile(note, 'utf8')) === stamp) return;
  const weights = { wght: { min: 400, max: 700 } };
  // Takes long to load, which dev need not wait for.
  const { default: subsetFont } = await import('subset-font');
  const subset = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    ...(font.variable ? { variationAxes: weights } : {}),
  });
  await writeFile(output, subset);
  await writeFile(note, stamp);
}

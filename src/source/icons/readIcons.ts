import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packShape, splitExportName, type IconStyle } from '../../model/iconFiles.ts';
import { locatePackage } from '../api/extract/packageManifest.ts';
import { createFileCache } from '../cache.ts';
import { digestFiles } from '../digestFiles.ts';
import { parseIcon } from './parseIcon.ts';

const PACKAGE = '@mui/icons-material';

/** An icon with its shape in each style that it has. */
export interface Icon {
  readonly name: string;
  readonly shapes: Readonly<Partial<Record<IconStyle, string>>>;
}

/** All icons of the installed package by name. They are read once for each version. */
export function readIcons(root: string): Promise<Icon[]> {
  const key = digestFiles(root, [
    'src/source/icons',
    'src/model/iconFiles.ts',
    path.join('node_modules', PACKAGE, 'package.json'),
  ]);
  return createFileCache(path.join(root, '.cache/icons')).getOrCreate(key, () => parseIcons(root));
}

async function parseIcons(root: string): Promise<Icon[]> {
  const folder = path.join(locatePackage(root, PACKAGE), 'esm');
  const icons = new Map<string, Partial<Record<IconStyle, string>>>();
  for (const file of await readdir(folder)) {
    if (!/^[A-Z]\w*\.js$/.test(file)) continue;
    const { name, style } = splitExportName(file.slice(0, -'.js'.length));
    const shapes = icons.get(name) ?? {};
    shapes[style] = packShape(parseIcon(await readFile(path.join(folder, file), 'utf8')));
    icons.set(name, shapes);
  }
  return [...icons]
    .map(([name, shapes]) => ({ name, shapes }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

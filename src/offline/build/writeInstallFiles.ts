import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawIcon, type DrawOptions } from './drawIcon.ts';
import { encodePng } from './encodePng.ts';
import { parseIcon } from './parseIcon.ts';
import { formatWebManifest, ICONS, SCREENSHOTS, type Screenshot } from './webManifest.ts';

const WHITE = [255, 255, 255] as const;

/** Launchers cut maskable icons to a circle of 80 % of the width; phones put theirs on an opaque square. */
const PLACEMENT = {
  any: { margin: 0, background: null },
  maskable: { margin: 0.18, background: WHITE },
  apple: { margin: 0.1, background: WHITE },
} as const satisfies Record<(typeof ICONS)[number]['purpose'], Omit<DrawOptions, 'size'>>;

/** Where the files go, and the folder of the host that they are served from; empty for the root. */
interface InstallOptions {
  readonly root: string;
  readonly clientDirectory: string;
  readonly base: string;
}

/** Writes the web manifest and the pictures it names: icons from the site's own one, screenshots from `docs`. */
export async function writeInstallFiles(options: InstallOptions): Promise<void> {
  const { root, clientDirectory, base } = options;
  const icon = parseIcon(await readFile(join(clientDirectory, 'favicon.svg'), 'utf8'));
  const write = async (file: string, content: Buffer | string): Promise<void> => {
    const path = join(clientDirectory, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  for (const { file, size, purpose } of ICONS) {
    await write(file, encodePng(drawIcon(icon, { size, ...PLACEMENT[purpose] }), size));
  }
  const screenshots: Screenshot[] = [];
  for (const { source, form, label } of SCREENSHOTS) {
    const content = await readFile(join(root, 'docs', source));
    const url = `/screenshots/${form}.png`;
    await write(url, content);
    screenshots.push({ url, form, label, ...measurePng(content) });
  }
  await write('site.webmanifest', formatWebManifest(base, screenshots));
}

/** Width and height are the first numbers of the header, see https://www.w3.org/TR/png-3/#11IHDR. */
function measurePng(content: Buffer): Pick<Screenshot, 'width' | 'height'> {
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

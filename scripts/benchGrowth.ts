import { mkdir, writeFile } from 'node:fs/promises';
import { formatGrowth } from './bench/growth/formatGrowth.ts';
import { measureGrowth, type Growth } from './bench/growth/measureGrowth.ts';
import { VerbError } from './verbError.ts';

const DEFAULT_SIZES = ['0', '1000', '10000'];

/** `npm run bench:growth -- 1000 10000`: builds the site with so many further pages and prints what grows. */
export async function run(args: readonly string[]): Promise<void> {
  const growths: Growth[] = [];
  for (const further of (args.length > 0 ? args : DEFAULT_SIZES).map(parseCount)) {
    growths.push(await measureGrowth(process.cwd(), further));
    console.log(`${formatGrowth(growths)}\n`);
  }
  await mkdir('bench', { recursive: true });
  await writeFile('bench/growth.json', `${JSON.stringify(growths, null, 2)}\n`);
}

function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new VerbError(`"${text}" is no number of pages.`);
  return Number(text);
}

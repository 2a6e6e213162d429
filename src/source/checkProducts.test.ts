import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAMPS } from '../../tests/lampSite.ts';
import { formatProblems } from '../model/problem.ts';
import type { Product } from '../model/product.ts';
import { checkProducts } from './checkProducts.ts';

const PRODUCT: Product = {
  ...LAMPS,
  packages: ['lamps', 'lamps-icons'],
  versions: [{ text: 'v2.0.0', current: true }],
};
const TABLE = `[
  { id: 'desks', packages: ['desks'], versions: [] },
  {
    id: 'lamps',
    home: '/lamps/desk/',
    packages: [
      'lamps',
      'lamps-icons',
    ],
    versions: [{ text: 'v2.0.0', current: true }],
  },
]`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'products-'));
  await write('package.json', '{ "dependencies": { "lamps-lost": "2.0.0" } }');
  await write('content/products.ts', TABLE);
  for (const name of PRODUCT.packages) {
    await write(`node_modules/${name}/package.json`, '{ "version": "2.0.0" }');
  }
});
afterAll(() => rm(root, { recursive: true }));

it.each([
  ['nothing where all is there', {}, ''],
  [
    'a home without a page',
    { home: '/lamps/dask/' },
    'content/products.ts:5\n  The home of Lamps, /lamps/dask/, has no page.\n  Write content/lamps/dask.md, or correct the address. Did you mean "/lamps/desk/"? Pages: /lamps/desk/.',
  ],
  [
    'a package that is not installed',
    { packages: ['lamps', 'lamps-icons', 'lamps-lab'] },
    'content/products.ts:6\n  The package "lamps-lab" of Lamps is not installed.\n  Run "npm install --save-exact lamps-lab", or correct the name.',
  ],
  [
    'a package that the project depends on and that is not there',
    { packages: ['lamps', 'lamps-icons', 'lamps-lost'] },
    'content/products.ts:6\n  The package "lamps-lost" of Lamps is not installed.\n  Run "npm ci".',
  ],
  [
    'a version that is not installed',
    { versions: [{ text: 'v1.9.0', current: true }] },
    'content/products.ts:10\n  Lamps shows v1.9.0, but lamps 2.0.0 is installed.\n  Write v2.0.0 in its versions, or install the version shown.',
  ],
])('reports %s', (_, change, text) => {
  const problems = checkProducts(root, [{ ...PRODUCT, ...change }], ['/lamps/desk/'], []);
  expect(formatProblems(problems)).toBe(text);
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMiniatureFile } from '../model/miniature.ts';
import { suggestName, type Problem } from '../model/problem.ts';
import type { Product } from '../model/product.ts';
import { createInstalledPackages, type InstalledPackages } from './demos/installedPackages.ts';
import { findLine } from './findLine.ts';

const FILE = 'content/products.ts';

/** Holds the table of products against the pages and the packages that are installed. */
export function checkProducts(
  root: string,
  products: readonly Product[],
  pathnames: readonly string[],
  miniatures: readonly string[],
): Problem[] {
  const packages = createInstalledPackages(root);
  const text = readTable(root);
  return products.flatMap((product) => {
    const at = (...texts: readonly string[]) => ({
      file: FILE,
      line: findLine(text, [`id: '${product.id}'`, ...texts]),
    });
    return [
      ...checkHome(product, pathnames).map((found) => ({ ...at('home:'), ...found })),
      ...checkPackages(product, packages).map(({ name, ...found }) => ({
        ...at('packages:', `'${name}'`),
        ...found,
      })),
      ...checkPicture(product, miniatures).map((found) => ({ ...at('picture:'), ...found })),
      ...checkVersion(product, packages).map((found) => ({ ...at('versions:'), ...found })),
    ];
  });
}

type Finding = Pick<Problem, 'what' | 'fix'>;

/** Tests make their tables themselves; a table without a file has no lines to name. */
function readTable(root: string): string {
  const file = path.join(root, FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function checkHome({ name, home }: Product, pathnames: readonly string[]): Finding[] {
  if (pathnames.includes(home)) return [];
  const page = `content${home.replace(/\/$/, '')}.md`;
  const fix = `Write ${page}, or correct the address. ${suggestName(home, pathnames, 'Pages')}`;
  return [{ what: `The home of ${name}, ${home}, has no page.`, fix }];
}

function checkPicture({ name, picture = [] }: Product, miniatures: readonly string[]): Finding[] {
  return picture
    .filter((pathname) => !miniatures.includes(pathname))
    .map((pathname) => ({
      what: `The picture of ${name} shows ${pathname}, which has no miniature.`,
      fix: `Write ${formatMiniatureFile(pathname)}, or name another page.`,
    }));
}

function checkPackages(
  product: Product,
  packages: InstalledPackages,
): (Finding & { name: string })[] {
  return product.packages
    .filter((name) => !packages.read(name))
    .map((name) => ({
      name,
      what: `The package "${name}" of ${product.name} is not installed.`,
      fix: packages.isListed(name)
        ? 'Run "npm ci".'
        : `Run "npm install --save-exact ${name}", or correct the name.`,
    }));
}

/** The version a product shows is that of its first package. */
function checkVersion(
  { name, packages: [main], versions }: Product,
  packages: InstalledPackages,
): Finding[] {
  const shown = versions.find((version) => version.current)?.text;
  const installed = main === undefined ? undefined : packages.read(main)?.version;
  if (!shown || !installed || shown === `v${installed}`) return [];
  return [
    {
      what: `${name} shows ${shown}, but ${main} ${installed} is installed.`,
      fix: `Write v${installed} in its versions, or install the version shown.`,
    },
  ];
}

import path from 'node:path';
import { scan } from 'rolldown/experimental';
import { listContent } from '../../source/listContent.ts';

/**
 * Where the browser's imports start: the app, its worker, the frames of demos and, as they are
 * loaded by name, the demos.
 */
const ENTRIES = [
  'src/app/entry.client.tsx',
  'src/app/root.tsx',
  'src/app/routes/page.tsx',
  'src/demo/frame/frameEntry.tsx',
  'src/search/worker/searchWorker.ts',
];

const PACKAGE_NAME = /^[@\w]/;

/** What is not looked into: packages, what plugins answer for, files that import nothing, modules of the server. */
const LEAVES = [PACKAGE_NAME, /^#/, /\.(?:css|json|svg)$/, /\?/, /^\.\.\/(?:\.\.\/)?build\//];

/**
 * The packages that browsers import, as they are named there. Two thousand modules are looked through without asking
 * any plugin, which takes a tenth of the time.
 */
export async function listBrowserPackages(root: string): Promise<string[]> {
  const { files } = await listContent(root);
  const demos = files.filter((file) => file.endsWith('.tsx'));
  const packages = new Set<string>();
  const listing = scan({
    input: [...ENTRIES, ...demos].map((file) => path.join(root, file)),
    external: LEAVES,
    logLevel: 'silent',
    treeshake: false,
    tsconfig: false,
    plugins: [
      {
        name: 'swatchbook:list-packages',
        moduleParsed({ importedIds, dynamicallyImportedIds }) {
          for (const id of [...importedIds, ...dynamicallyImportedIds]) {
            if (PACKAGE_NAME.test(id) && !id.includes('?')) packages.add(id);
          }
        },
      },
    ],
  });
  // A demo that cannot be parsed says so where it is shown; all others have been looked through.
  await listing.catch(() => undefined);
  return [...packages].sort();
}

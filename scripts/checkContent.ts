import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { products } from '../content/products.ts';
import { EMBEDDED_COMPONENTS } from '../src/model/embeddedComponents.ts';
import type { Navigation } from '../src/model/navigation.ts';
import { formatProblems } from '../src/model/problem.ts';
import type { ApiDocs } from '../src/source/api/joinPackages.ts';
import { loadSite, type Site } from '../src/source/loadSite.ts';
import { VerbError } from './verbError.ts';

/** Reads all content and stops with every problem in it; says how much there is. */
export async function checkContent(root: string, api: ApiDocs): Promise<string> {
  const { pages, problems } = await loadContent(root, api);
  if (problems.length > 0) {
    throw new VerbError(
      `${formatProblems(problems)}\n\n${problems.length} problems in the content.`,
    );
  }
  const demos = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'demo'));
  return `${pages.length} pages with ${demos.length} demos`;
}

/** The site as its content says, without building it. */
export async function loadContent(root: string, api: ApiDocs | null): Promise<Site> {
  return loadSite({
    root,
    products,
    navigations: await importNavigations(root),
    components: EMBEDDED_COMPONENTS,
    api,
  });
}

async function importNavigations(root: string): Promise<Record<string, Navigation>> {
  const files = await readdir(join(root, 'content'), { recursive: true });
  const entries = files
    .filter((file) => file.endsWith('navigation.ts'))
    .map(async (file): Promise<[string, Navigation]> => {
      const module: { default: Navigation } = await import(
        pathToFileURL(join(root, 'content', file)).href
      );
      return [`content/${file.split(sep).join('/')}`, module.default];
    });
  return Object.fromEntries(await Promise.all(entries));
}

import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { formatProblems, type Problem } from '../src/model/problem.ts';
import { ts } from '../src/source/typescript.js';

const FEATURE = ['model', 'ui', 'preferences'];

/** Which areas each area may import from, itself left out. What is not listed may be imported by nobody. */
export const AREA_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  files: [],
  content: ['model'],
  source: ['model', 'files', 'hosting'],
  hosting: ['model', 'files'],
  ui: ['model'],
  preferences: ['model', 'ui'],
  ads: FEATURE,
  analytics: FEATURE,
  offline: FEATURE,
  search: FEATURE,
  demo: FEATURE,
  api: FEATURE,
  icons: FEATURE,
  gallery: [...FEATURE, 'search'],
  page: [...FEATURE, 'content', 'demo', 'api'],
  home: [...FEATURE, 'content', 'demo', 'gallery', 'search'],
  shell: [...FEATURE, 'content', 'ads', 'analytics', 'demo', 'offline', 'search'],
  build: [
    ...FEATURE,
    'files',
    'content',
    'source',
    'hosting',
    'demo',
    'api',
    'page',
    'search',
    'shell',
  ],
};

/** The area that puts all others together: the router's. */
const TOP_AREA = 'app';

/** Areas that run in Node only. Routes lose their loaders on the way to the browser, with what these import. */
const SERVER_AREAS = ['build', 'files', 'source'];
const ROUTE = /^src\/app\/(?:entry\.server\.tsx|routes\/[^/]+)$/;

/** Fewer modules than this mean that the search, not the code, is wrong. */
const MIN_MODULES = 20;

/** A module as the checker sees it. */
export interface ModuleText {
  /** Path from the project root, with forward slashes. */
  readonly path: string;
  readonly code: string;
}

/** Finds imports that go against the order of the areas. */
export function checkImports(modules: readonly ModuleText[]): Problem[] {
  return modules.flatMap(({ path, code }) => {
    const from = findArea(path);
    if (from === undefined) return [];
    return listImports(code).flatMap(({ specifier, line }) => {
      const target = resolveSpecifier(specifier, path);
      const to = target === undefined ? undefined : findArea(target);
      if (to === undefined || to === from) return [];
      const problem = judgeImport(path, from, to);
      return problem ? [{ file: path, line, ...problem }] : [];
    });
  });
}

function judgeImport(
  path: string,
  from: string,
  to: string,
): Pick<Problem, 'what' | 'fix'> | undefined {
  if (from === TOP_AREA) {
    if (!SERVER_AREAS.includes(to) || (to === 'build' && ROUTE.test(path))) return undefined;
    return {
      what: `"${to}" runs in Node only, and this module may end up in the browser.`,
      fix: 'Import what "build" makes of it, in the loader of a route.',
    };
  }
  const allowed = AREA_IMPORTS[from];
  if (!allowed) {
    return {
      what: `The area "${from}" has no place in the order of imports.`,
      fix: 'Give it one in AREA_IMPORTS of scripts/checkImports.ts.',
    };
  }
  if (allowed.includes(to)) return undefined;
  const list = allowed.length === 0 ? 'nothing' : `only ${allowed.join(', ')}`;
  return {
    what: `"${from}" must not import "${to}"; it may import ${list}.`,
    fix: `Pass what is needed in from above, or move it to where both may import it.`,
  };
}

/** `src/page/PageView.tsx` belongs to `page`; scripts, tests and configuration belong to no area. */
function findArea(path: string): string | undefined {
  if (path.startsWith('content/')) return 'content';
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

function resolveSpecifier(specifier: string, path: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(path), specifier);
}

interface ImportPlace {
  readonly specifier: string;
  readonly line: number;
}

function listImports(code: string): ImportPlace[] {
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    line: code.slice(0, pos).split('\n').length,
  }));
}

/** Checks the project's own modules; the report is empty when all is well. Tests may import anything. */
export async function checkProjectImports(root: string): Promise<string> {
  const files = await Promise.all(
    ['content', 'src'].map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      return names.map((name) => `${folder}/${name.split(sep).join('/')}`);
    }),
  );
  const paths = files.flat().filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  if (paths.length < MIN_MODULES) {
    throw new Error(`Only ${paths.length} modules were found below ${root}, which cannot be all.`);
  }
  const modules = await Promise.all(
    paths.map(async (path) => ({ path, code: await readFile(join(root, path), 'utf8') })),
  );
  return formatProblems(checkImports(modules));
}

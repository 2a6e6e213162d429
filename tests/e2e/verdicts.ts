import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FRAME_PATH } from '../../src/model/frames.ts';
import { formatPageDataUrl } from '../../src/model/pageData.ts';

/** Which pages passed before, and what their tests noted then. */
export interface Verdicts {
  /**
   * What was noted of a page that passed exactly as it is now, and by what else it was judged;
   * undefined where it has to be tested.
   */
  readonly find: (pathname: string, judgedBy?: unknown) => Promise<readonly string[] | undefined>;
  readonly keep: (pathname: string, judgedBy?: unknown, notes?: readonly string[]) => Promise<void>;
}

/** Where pages and tests are, and where verdicts are kept. */
export interface VerdictPlaces {
  readonly client: string;
  readonly tests: string;
  readonly cache: string;
}

const PLACES: VerdictPlaces = {
  client: 'build/client',
  tests: 'tests/e2e',
  cache: '.cache/verdicts',
};

/** What judges pages besides the tests: its rules change with its version. */
const JUDGE = 'node_modules/axe-core/package.json';

/**
 * Keeps the verdicts of a test under a hash of all they depend on: the page's document and data, which name the
 * scripts and styles by their content, the document of demos' frames, and the test with all it imports. The side
 * navigation is left out, or each new page would open all others: who checks it names it in `judgedBy`.
 */
export async function openVerdicts(test: string, places = PLACES): Promise<Verdicts> {
  const tests = createHash('sha256').update(test);
  tests.update(await readFile(JUDGE));
  for (const file of (await listModules(places.tests, test)).sort()) {
    tests.update(file).update(await readFile(join(places.tests, file)));
  }
  const frame = await readFile(join(places.client, FRAME_PATH, 'index.html'), 'utf8').catch(
    () => '',
  );
  const base = tests.update(dropBuild(frame)).digest();
  const locate = async (pathname: string, judgedBy: unknown): Promise<string> => {
    const files = [join(pathname, 'index.html'), formatPageDataUrl(pathname)];
    const [html = '', data = ''] = await Promise.all(
      files.map((file) => readFile(join(places.client, file), 'utf8')),
    );
    const judged = [dropNavigation(html), data, JSON.stringify(judgedBy)].join('\n');
    const hash = createHash('sha256').update(base).update(dropBuild(judged));
    return join(places.cache, `${hash.digest('hex').slice(0, 32)}.json`);
  };
  return {
    find: async (pathname, judgedBy) => {
      const text = await readFile(await locate(pathname, judgedBy), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as string[]);
    },
    keep: async (pathname, judgedBy, notes = []) => {
      await mkdir(places.cache, { recursive: true });
      await writeFile(await locate(pathname, judgedBy), JSON.stringify(notes));
    },
  };
}

const NAVIGATION = /<aside id="_side-navigation".*?<\/aside>/s;

/** The side navigation of a built page, for tests that check it. */
export async function readNavigation(pathname: string, { client } = PLACES): Promise<string> {
  const html = await readFile(join(client, pathname, 'index.html'), 'utf8');
  return NAVIGATION.exec(html)?.[0] ?? '';
}

function dropNavigation(html: string): string {
  return html.replace(NAVIGATION, '');
}

/** A test and the modules beside it that it imports, directly or not. */
async function listModules(
  folder: string,
  file: string,
  seen: Set<string> = new Set(),
): Promise<string[]> {
  seen.add(file);
  const code = await readFile(join(folder, file), 'utf8');
  for (const [, path = ''] of code.matchAll(/from '(\.\/[^']+)'/g)) {
    const imported = join(dirname(file), path);
    if (!seen.has(imported)) await listModules(folder, imported, seen);
  }
  return [...seen];
}

/** The name of the build differs each time, and with it the hashes of scripts that say it. */
function dropBuild(text: string): string {
  const id = /name="build" content="([^"]+)"/.exec(text)?.[1];
  return (id ? text.replaceAll(id, '') : text).replace(/'sha256-[^']*'/g, '');
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Keeps verdicts under a hash of all they depend on: the page's document and data, which name the
 * scripts and styles by their content, the document of demos' frames, and the tests themselves.
 */
export async function openVerdicts(sweep: string, places = PLACES): Promise<Verdicts> {
  const tests = createHash('sha256').update(sweep);
  tests.update(await readFile('package-lock.json'));
  for (const file of (await readdir(places.tests)).sort()) {
    tests.update(file).update(await readFile(join(places.tests, file)));
  }
  const frame = await readFile(join(places.client, FRAME_PATH, 'index.html'), 'utf8').catch(
    () => '',
  );
  const base = tests.update(dropBuild(frame)).digest();
  const locate = async (pathname: string, judgedBy: unknown): Promise<string> => {
    const files = [join(pathname, 'index.html'), formatPageDataUrl(pathname)];
    const texts = await Promise.all(
      files.map((file) => readFile(join(places.client, file), 'utf8')),
    );
    const judged = [...texts, JSON.stringify(judgedBy)].join('\n');
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

/** The name of the build differs each time, and with it the hashes of scripts that say it. */
function dropBuild(text: string): string {
  const id = /name="build" content="([^"]+)"/.exec(text)?.[1];
  return (id ? text.replaceAll(id, '') : text).replace(/'sha256-[^']*'/g, '');
}

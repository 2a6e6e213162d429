import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createLampProject,
  formatLampPage,
  LAMPS,
  type LampProject,
} from '../../../tests/lampSite.ts';
import type { ApiDocs } from '../../source/api/joinPackages.ts';
import type { Site } from '../../source/site.ts';
import { getSite } from '../currentSite.ts';
import { openSite, type DevSite, type SiteHost } from './openSite.ts';

const NO_API: ApiDocs = { components: [], hooks: [], problems: [] };

let project: LampProject;
beforeEach(async () => {
  project = await createLampProject({
    'content/lamps/navigation.ts': '',
    'content/lamps/desk.md': formatLampPage('Desk lamp', 'Stands on a desk.'),
    'content/lamps/floor.md': formatLampPage('Floor lamp', '[Gone](/lamps/gone/)'),
  });
});
afterEach(() => project.remove());

test('has the titles of all pages at once, and the text of those asked for', async () => {
  const { site } = open();
  const titles = (await getSite()).pages.map(({ frontMatter }) => frontMatter.title);
  expect(titles).toEqual(expect.arrayContaining(['Desk lamp', 'Floor lamp']));
  expect(await listRead()).toEqual([]);
  await site.prepare('/lamps/desk/?from=here');
  expect(await listRead()).toEqual(['/lamps/desk/']);
});

test.each([
  '/data/pages/lamps/floor.json',
  '/data/demos/lamps/floor.json',
  '/markdown/lamps/floor.md',
])('reads a page for %s', async (address) => {
  await open().site.prepare(address);
  expect(await listRead()).toEqual(['/lamps/floor/']);
});

test('tells what is wrong when all pages are read, and then reads the API', async () => {
  const { site, updates } = open();
  await site.prepare('/lamps/floor/');
  expect(await site.listProblems()).toEqual([]);
  site.readRest();
  await vi.waitFor(() => expect(updates).toHaveLength(2));
  expect(await listRead()).toEqual(['/lamps/desk/', '/lamps/floor/']);
  expect(await site.listProblems()).toMatchObject([{ file: 'content/lamps/floor.md', line: 6 }]);
});

test('does not miss pages that come with the API before it is read', async () => {
  const links = '[Bulb](/lamps/api/bulb/#glow) [All](/lamps/api/) [Tab](/lamps/desk/hooks-api/)';
  const gallery = '::component[Gallery]{pages="/lamps/api/bulb/"}';
  await project.write(
    'content/lamps/desk.md',
    formatLampPage('Desk lamp', `${links}\n\n${gallery}`),
  );
  const { site, updates } = open({ readApi: () => new Promise(() => undefined) });
  site.readRest();
  await vi.waitFor(() => expect(updates).toHaveLength(1));
  expect(await site.listProblems()).toMatchObject([
    { file: 'content/lamps/floor.md', what: 'The page "/lamps/gone/" does not exist.' },
  ]);
});

test('reads everything for the search index', async () => {
  await open().site.prepare('/data/search.json');
  expect(await listRead()).toEqual(['/lamps/desk/', '/lamps/floor/']);
});

test('follows files that change before they were read', async () => {
  const { site, updates } = open();
  await project.write('content/lamps/floor.md', formatLampPage('Standing lamp', 'Stands.'));
  await project.write('content/lamps/wall.md', formatLampPage('Wall lamp', 'Hangs.'));
  site.follow('content/lamps/floor.md');
  site.follow('content/lamps/wall.md');
  await vi.waitFor(() => expect(updates).toHaveLength(1));
  expect(await listRead()).toEqual(['/lamps/floor/', '/lamps/wall/']);
});

test('reads again what could not be read, with the next change', async () => {
  const failures: unknown[] = [];
  let fails = false;
  const { site, updates } = open({
    readRoot: () => {
      if (fails) throw new Error('A file went while it was read.');
      return project.root;
    },
    onFailure: (error) => failures.push(error),
  });
  await getSite();
  fails = true;
  site.follow('content/lamps/floor.md');
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  fails = false;
  site.follow('content/lamps/desk.md');
  await vi.waitFor(() => expect(updates).toHaveLength(1));
  expect(await listRead()).toEqual(['/lamps/desk/', '/lamps/floor/']);
});

test('says why it cannot start, and starts with the next change', async () => {
  const failures: unknown[] = [];
  let fails = true;
  const { site } = open({
    readRoot: () => {
      if (fails) throw new Error('The folder went while it was read.');
      return project.root;
    },
    onFailure: (error) => failures.push(error),
  });
  await expect(site.prepare('/lamps/desk/')).rejects.toThrow('The folder went');
  site.readRest();
  expect(await site.listProblems()).toEqual([]);
  site.follow('content/lamps/desk.md');
  await vi.waitFor(() => expect(failures).toHaveLength(2));
  fails = false;
  site.follow('content/lamps/desk.md');
  await site.listProblems();
  await site.prepare('/lamps/desk/');
  expect(await listRead()).toContain('/lamps/desk/');
  await vi.waitFor(async () => expect(await listRead()).toEqual(['/lamps/desk/', '/lamps/floor/']));
});

interface OpenOptions {
  readonly readApi?: SiteHost['readApi'];
  readonly readRoot?: () => string;
  readonly onFailure?: SiteHost['onFailure'];
}

function open({
  readApi = async () => NO_API,
  readRoot = () => project.root,
  onFailure = (error) => {
    throw error;
  },
}: OpenOptions = {}): { site: DevSite; updates: Site[] } {
  const updates: Site[] = [];
  const site = openSite({
    input: {
      get root() {
        return readRoot();
      },
      products: [LAMPS],
      components: ['Gallery'],
      importModule: async () => ({
        default: [{ pathname: '/lamps/desk/' }, { pathname: '/lamps/floor/' }],
      }),
    },
    readKnownApi: async () => null,
    readApi,
    onUpdate: (_before, after) => updates.push(after),
    onFailure,
  });
  return { site, updates };
}

/** Pages that have more than their front matter. */
async function listRead(): Promise<string[]> {
  const { written } = await getSite();
  return written.filter(({ blocks }) => blocks.length > 0).map(({ pathname }) => pathname);
}

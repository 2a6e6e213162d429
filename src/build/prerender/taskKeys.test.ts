import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createLampProject,
  formatLampPage,
  LAMPS,
  type LampProject,
} from '../../../tests/lampSite.ts';
import { loadSite } from '../../source/loadSite.ts';
import type { Site } from '../../source/site.ts';
import type { PathGroup } from '../listPaths.ts';
import { createTaskKeys } from './taskKeys.ts';

let project: LampProject;
beforeEach(async () => {
  project = await createLampProject({
    'content/lamps/navigation.ts': '',
    'content/lamps/desk.md': formatLampPage('Desk', 'A lamp.'),
    'content/lamps/floor.md': formatLampPage('Floor', 'A tall lamp.'),
  });
});
afterEach(() => project.remove());

test.each([
  ['a text', 'A taller lamp.', ['/lamps/floor/']],
  ['a heading, to which any page may link', '## Height', ['/lamps/desk/', '/lamps/floor/']],
])('an edit of %s renders only the pages anew that it shows on', async (_, text, changed) => {
  const before = await listKeys();
  await project.write('content/lamps/floor.md', formatLampPage('Floor', text));
  const after = await listKeys();
  expect(
    [...after].filter(([page, key]) => before.get(page) !== key).map(([page]) => page),
  ).toEqual(changed);
});

test('other code renders all pages anew', async () => {
  const before = await listKeys('code');
  const after = await listKeys('other code');
  expect([...after.values()].filter((key) => [...before.values()].includes(key))).toEqual([]);
});

test('what follows from a few things is named by them, by its code and by what it is', async () => {
  const lamps = { source: 'the lamps', paths: [], inputs: ['desk', 'floor'] };
  const name = async (group: PathGroup, bundle = 'code'): Promise<string | null> =>
    (await createKeys(bundle)).getKey(group);
  const key = await name(lamps);
  expect(await name({ ...lamps, paths: ['/lamps.json'] })).toBe(key);
  expect(await name({ ...lamps, inputs: ['desk'] })).not.toBe(key);
  expect(await name({ ...lamps, source: 'the shades' })).not.toBe(key);
  expect(await name(lamps, 'other code')).not.toBe(key);
});

test('what may follow from every page is not kept', async () => {
  const { getKey } = await createKeys('code');
  expect(getKey({ source: 'the search index', paths: ['/search.json'] })).toBeNull();
});

async function listKeys(bundle = 'code'): Promise<Map<string, string | null>> {
  const { pages, getKey } = await createKeys(bundle);
  return new Map(
    pages.map((page) => [page.pathname, getKey({ source: page.file, paths: [], page })]),
  );
}

async function createKeys(
  bundle: string,
): Promise<Pick<Site, 'pages'> & { getKey: (group: PathGroup) => string | null }> {
  const importModule = async () => ({
    default: [{ pathname: '/lamps/desk/' }, { pathname: '/lamps/floor/' }],
  });
  const { root } = project;
  const site = await loadSite({ root, products: [LAMPS], components: [], importModule }, null);
  return { pages: site.pages, getKey: createTaskKeys(root, site, bundle) };
}

import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createLampProject,
  formatLampPage,
  LAMPS,
  type LampProject,
} from '../../../tests/lampSite.ts';
import { loadSite } from '../../source/loadSite.ts';
import { createPageKeys } from './pageKeys.ts';

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
])('an edit of %s renders the pages anew that it shows on', async (_, text, changed) => {
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

async function listKeys(bundle = 'code'): Promise<Map<string, string>> {
  const importModule = async () => ({
    default: [{ pathname: '/lamps/desk/' }, { pathname: '/lamps/floor/' }],
  });
  const { root } = project;
  const site = await loadSite({ root, products: [LAMPS], components: [], importModule }, null);
  const getKey = createPageKeys(root, site, bundle);
  return new Map(site.pages.map((page) => [page.pathname, getKey(page)]));
}

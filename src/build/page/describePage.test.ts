import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createLampProject,
  formatLampPage,
  LAMPS,
  type LampProject,
} from '../../../tests/lampSite.ts';
import { LANGUAGES } from '../../model/language.ts';
import { loadSite } from '../../source/loadSite.ts';
import type { Site } from '../../source/site.ts';
import { findPage } from '../findPage.ts';
import { describePage } from './describePage.tsx';
import { findNotFoundPage } from './notFoundPages.ts';

let project: LampProject;
let site: Site;
beforeAll(async () => {
  project = await createLampProject({
    'content/404.md': formatLampPage('Page not found', 'There is none.'),
    'content/lamps/desk.md': formatLampPage('Desk lamp', 'A lamp.'),
    'content/lamps/navigation.ts': '',
  });
  const navigation = { default: [{ pathname: '/lamps/desk/' }] };
  const input = {
    root: project.root,
    products: [LAMPS],
    components: [],
    importModule: () => Promise.resolve(navigation),
    languages: LANGUAGES,
  };
  site = await loadSite(input, null);
});
afterAll(() => project.remove());

test.each([
  ['/lamps/desk/', { title: 'Desk lamp', missing: false, productId: 'lamps', layout: 'docs' }],
  ['/lamps/gone/', { title: 'Page not found', missing: true, productId: 'lamps', layout: 'docs' }],
  ['/gone/', { title: 'Page not found', missing: true, productId: null }],
])('%s is described as %j', (pathname, expected) => {
  const page = findPage(site, pathname) ?? findNotFoundPage(site, pathname);
  const described = describePage(site, page, site.navigations.get(page.productId ?? '') ?? []);
  expect(described).toMatchObject(expected);
});

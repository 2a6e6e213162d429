import { expect, test } from 'vitest';
import { createPage, createSite } from '../../../tests/search/testSite.ts';
import { buildSearchIndex } from '../index/buildSearchIndex.ts';
import { fillEngine } from './fillEngine.ts';

const CLOSE = 'close: Close on escape';

/** What comes first for a question, on a site with two pages that have the same section. */
function findFirst(drawer: readonly string[], dialog: readonly string[]): string | undefined {
  const pages = [
    createPage('/material-ui/dialog/', 'Dialog', { headings: dialog }),
    createPage('/material-ui/drawer/', 'Drawer', { headings: drawer }),
  ];
  const engine = fillEngine(buildSearchIndex(createSite(pages)));
  const { ranked } = engine.search({ text: 'how to close on escape', productId: null });
  return ranked[0]?.record.url;
}

test('of equal sections, that of the page with more about a question comes first', () => {
  const more = ['focus: Close without focus', 'keys: Escape in a field'];
  expect(findFirst([CLOSE], [CLOSE, ...more])).toBe('/material-ui/dialog/#close');
  expect(findFirst([CLOSE, ...more], [CLOSE])).toBe('/material-ui/drawer/#close');
});

test('of equal sections, that whose prose has the very words comes first', () => {
  const said = `${CLOSE} | The escape key closes it, unless escape is taken.`;
  const meant = `${CLOSE} | A key dismisses it, unless that is taken.`;
  expect(findFirst([meant], [said])).toBe('/material-ui/dialog/#close');
  expect(findFirst([said], [meant])).toBe('/material-ui/drawer/#close');
});

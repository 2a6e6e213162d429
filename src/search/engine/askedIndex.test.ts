import { describe, expect, test } from 'vitest';
import { createPage, createSite } from '../../../tests/search/testSite.ts';
import { buildSearchIndex } from '../index/buildSearchIndex.ts';
import { createAskedIndex } from './askedIndex.ts';
import { fillEngine } from './fillEngine.ts';
import { parseQuery } from './parseQuery.ts';
import { planQuery } from './planQuery.ts';

const index = createAskedIndex();
index.add(1, ['prevent closing on outside click', 'Escape key']);
index.add(2, ['text field in a popup', 'Escape key']);
index.add(3, ['the']);

function find(text: string) {
  const plan = planQuery(parseQuery(text), index.lexicons, 100, () => false);
  return index.find(plan);
}

describe('the share of a phrase that is typed', () => {
  test.each([
    ['all of it', 'prevent closing on outside click', 1, 1],
    ['all of it in another order', 'outside click: prevent closing', 1, 1],
    ['half of it', 'outside click', 1, 0.5],
    ['two words as one', 'textfield popup', 2, 1],
    ['a phrase of two records', 'escape key', 2, 1],
    ['the best of several phrases', 'escape click', 1, 0.5],
  ])('%s', (_, text, record, share) => {
    expect(find(text).get(record)?.share).toBeCloseTo(share);
  });

  test('is a little less where forms of words differ', () => {
    const { share = 0 } = find('prevented close outside clicks').get(1) ?? {};
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(1);
  });
});

test('words of all phrases of a record count', () => {
  expect(find('escape outside').get(1)?.any).toEqual([1, 1]);
  expect(find('escape outside').get(1)?.words).not.toEqual([1, 1]);
});

test('what no phrase says finds nothing', () => {
  expect([...find('carousel').keys()]).toEqual([]);
});

const DIALOG = '/material-ui/react-dialog/';
const engine = fillEngine(
  buildSearchIndex(
    createSite([
      createPage(DIALOG, 'Dialog', {
        headings: ['guard: Keep it open | Ignore the reason.', 'forms: Ask for input | Text.'],
        askedAs: {
          page: 'lightbox, confirm box',
          guard: 'prevent closing on outside click, disable backdrop click',
          forms: 'submit when Enter is pressed',
        },
      }),
      createPage('/material-ui/react-menu/', 'Menu', {
        text: 'A click outside closes it.',
        headings: ['click: Click | A click outside closes a menu.'],
      }),
      createPage('/material-ui/react-lightbox-guide/', 'Lightbox', { text: 'Pictures.' }),
    ]),
  ),
);

describe('the best answer to what readers ask', () => {
  test.each([
    ['prevent closing when clicking outside', `${DIALOG}#guard`],
    ['dialog submit on enter', `${DIALOG}#forms`],
    ['confirm box', DIALOG],
    // A title is more than a phrase.
    ['lightbox', '/material-ui/react-lightbox-guide/'],
    // Half of a phrase is less than a section that is called so.
    ['click', '/material-ui/react-menu/#click'],
  ])('%s', (text, url) => {
    expect(engine.search({ text, productId: null }).ranked[0]?.record.url).toBe(url);
  });

  test('shows no word of the phrases', () => {
    const { ranked } = engine.search({ text: 'disable backdrop click', productId: null });
    expect(ranked[0]).toMatchObject({
      record: { name: 'Keep it open' },
      text: 'Ignore the reason.',
    });
  });
});

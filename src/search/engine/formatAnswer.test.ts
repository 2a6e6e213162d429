import { expect, test } from 'vitest';
import { createApi, createPage, createSite } from '../../../tests/search/testSite.ts';
import { buildSearchIndex } from '../index/buildSearchIndex.ts';
import { DIALOG_SIZE } from '../searchAnswer.ts';
import { fillEngine } from './fillEngine.ts';
import { formatAnswer } from './formatAnswer.ts';

const components = ['Alert', 'Badge', 'Card', 'Dialog'];
const apis = components.map((name) => createApi('material-ui', name, { props: ['sx', 'color'] }));
const pages = [createPage('/material-ui/the-sx-prop/', 'The sx prop')];
const engine = fillEngine(buildSearchIndex(createSite(pages, apis), apis));

function list(text: string): string[] {
  const { groups } = formatAnswer(
    engine.search({ text, productId: 'material-ui' }),
    DIALOG_SIZE,
    () => [],
  );
  return groups.flatMap(({ hits }) =>
    hits.map(({ kind, name, fold }) => `${kind} ${name}${fold ? ` of ${fold.count}` : ''}`),
  );
}

test('shows a page about a thing before the props of that name, which are one row', () => {
  expect(list('sx').slice(0, 2)).toEqual(['page The sx prop', 'prop sx of 4']);
});

test('lists each of them where props were asked for', () => {
  expect(list('prop:sx')).toEqual(components.map(() => 'prop sx'));
});

test('leaves what few have in common apart, and what the query names', () => {
  expect(list('alert color').slice(0, 2)).toEqual(['prop color', 'component Alert']);
  const few = apis.slice(0, 2);
  const small = fillEngine(buildSearchIndex(createSite(pages, few), few));
  const { groups } = formatAnswer(
    small.search({ text: 'color', productId: null }),
    DIALOG_SIZE,
    () => [],
  );
  expect(groups.flatMap(({ hits }) => hits.map(({ fold }) => fold))).toEqual([null, null]);
});

test('counts all that is not shown', () => {
  const { groups, total } = formatAnswer(
    engine.search({ text: 'sx', productId: null }),
    DIALOG_SIZE,
    () => [],
  );
  const shown = groups.flatMap(({ hits }) => hits.map(({ fold }) => fold?.count ?? 1));
  const more = groups.reduce((sum, group) => sum + group.more, 0);
  expect(shown.reduce((sum, count) => sum + count, 0) + more).toBe(total);
});

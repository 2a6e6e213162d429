import { expect, test } from 'vitest';
import { fillEngine } from '../../../src/search/engine/fillEngine.ts';
import { measureRanking } from './measureRanking.ts';
import { TEST_INDEX } from '../../../tests/search/testSite.ts';

const engine = fillEngine(TEST_INDEX);
const judge = (text: string, ...answers: string[]) => measureRanking(engine, [{ text, answers }]);

test.each([
  ['the page itself', ['/material-ui/react-button/'], 1],
  ['a page behind it', ['/material-ui/api/button/'], 0.5],
  ['the first answer that exists', ['/material-ui/none/', '/material-ui/api/button/'], 0.5],
  ['the better of two equals', ['/material-ui/api/button/|/material-ui/react-button/'], 1],
  ['any of some addresses', ['/material-ui/*/'], 1],
  ['a page that is not found', ['/joy-ui/react-sheet/'], 0],
  ['an answer the site does not have', ['/material-ui/none/'], 0],
])('counts %s', (_, answers, reciprocalRank) => {
  expect(judge('button', ...answers).meanReciprocalRank).toBe(reciprocalRank);
});

test('takes the mean of all queries, and counts those with the answer among three', () => {
  const quality = measureRanking(engine, [
    { text: 'button', answers: ['/material-ui/api/button/'] },
    { text: 'button', answers: ['/joy-ui/react-button/'], from: 'joy-ui' },
    { text: 'button', answers: ['/material-ui/none/'] },
  ]);
  expect(quality.meanReciprocalRank).toBe(0.5);
  expect(quality.hitsInThree).toBeCloseTo(2 / 3);
  expect(quality.ranks.map(({ rank }) => rank)).toEqual([2, 1, 0]);
});

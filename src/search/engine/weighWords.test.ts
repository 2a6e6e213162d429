import { expect, test } from 'vitest';
import { TEST_INDEX } from '../../../tests/search/testSite.ts';
import { fillEngine } from './fillEngine.ts';

const engine = fillEngine(TEST_INDEX);

function weigh(text: string): readonly number[] {
  return engine.search({ text, productId: null }).plan.weights;
}

test.each([
  ['a word of most questions', 'change', 'zebra'],
  ['a word that means nothing', 'the', 'change'],
])('%s weighs less: "%s" before "%s"', (_, light, heavy) => {
  const [first = 1, second = 0] = weigh(`${light} ${heavy}`);
  expect(first).toBeLessThan(second);
});

test('the words of a query weigh 1 together', () => {
  const sum = weigh('how to change the color of a button').reduce((a, b) => a + b, 0);
  expect(sum).toBeCloseTo(1);
});

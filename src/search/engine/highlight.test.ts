import { describe, expect, test } from 'vitest';
import { fillEngine } from './fillEngine.ts';
import { TEST_INDEX } from '../../../tests/search/testSite.ts';
import { cutExcerpt, highlightName, type TextRange } from './highlight.ts';

const engine = fillEngine(TEST_INDEX);

function mark(text: string, ranges: readonly TextRange[]): string {
  let marked = '';
  let end = 0;
  for (const [from, to] of ranges) {
    marked += `${text.slice(end, from)}[${text.slice(from, to)}]`;
    end = to;
  }
  return marked + text.slice(end);
}

describe('highlightName', () => {
  test.each([
    ['button', 'Button Group', '[Button] Group'],
    ['butt', 'ButtonBase', '[Butt]onBase'],
    ['textfield', 'Text Field', '[Text Field]'],
    ['text field', 'TextField', '[TextField]'],
    ['buton', 'Button', '[Button]'],
    ['MuiButton-root', 'MuiButton-root', '[MuiButton-root]'],
    ['color button', 'color', '[color]'],
    ['dialog', 'Button', 'Button'],
  ])('of "%s" in %s', (query, name, marked) => {
    const { plan } = engine.search({ text: query, productId: null });
    expect(mark(name, highlightName(name, plan))).toBe(marked);
  });
});

describe('cutExcerpt', () => {
  const { plan } = engine.search({ text: 'center dialog', productId: null });

  test('shows the beginning where nothing answers', () => {
    expect(cutExcerpt('Short text.', plan)).toEqual({ text: 'Short text.', ranges: [] });
  });

  test('shows the place that answers, cut between words', () => {
    const long = `${'Some words before it. '.repeat(8)}To center the window, wait. ${'And more after it. '.repeat(12)}`;
    const { text, ranges } = cutExcerpt(long, plan);
    expect(mark(text, ranges)).toMatch(/^…\w.* To \[center\] the window, wait\. .*\w…$/);
    expect(text.length).toBeLessThan(175);
  });
});

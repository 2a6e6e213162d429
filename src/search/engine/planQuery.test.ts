import { expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { parseQuery } from './parseQuery.ts';
import { planQuery } from './planQuery.ts';

const lexicon = createLexicon();
for (const term of ['limit', 'sort', 'datepicker', 'table']) lexicon.add(term);

/** The words of a query that a term answers. */
function findWords(text: string, term: string): string[] {
  const plan = planQuery(parseQuery(text), [lexicon], 100, () => false);
  return (plan.exact.get(term) ?? []).map(({ from, to }) => plan.words.slice(from, to).join(' '));
}

test.each([
  ['a form of a word', 'limits', 'limit', ['limits']],
  ['a form of words that are written as one', 'date pickers', 'datepicker', ['date pickers']],
  ['only its own word where the next looks like an ending', 'limit table', 'limit', ['limit']],
  ['only its own word in the middle of others', 'sort table rows', 'sort', ['sort']],
])('a term answers %s', (_, text, term, words) => {
  expect(findWords(text, term)).toEqual(words);
});

import { expect, test } from 'vitest';
import { splitWords } from '../../model/words.ts';
import { createPhraseScore } from './phrase.ts';

const ERROR = ['the', 'value', 'given', 'to', 'create', 'theme', 'is', 'invalid'];

test('a text that has the very wording scores more than one that has the words', () => {
  const same = createPhraseScore({ words: ERROR, isQuestion: true })(
    splitWords('MUI: The value given to createTheme() is invalid.'),
  );
  const other = createPhraseScore({ words: ERROR, isQuestion: true })(
    splitWords('An invalid theme: create one, given a value.'),
  );
  expect(same).toBeGreaterThan(10);
  expect(other).toBeLessThan(1);
});

test.each([
  ['a name', ['text', 'field'], 'Text field'],
  ['words that say nothing', ['how', 'to', 'do', 'it', 'with'], 'How to do it with'],
  ['no text', ERROR, ''],
])('%s scores nothing', (_, words, text) => {
  expect(createPhraseScore({ words, isQuestion: false })(splitWords(text))).toBe(0);
});

test('counts in a question of three words', () => {
  const score = createPhraseScore({ words: ['use', 'joy', 'ui'], isQuestion: true });
  expect(score(['use', 'joy', 'ui'])).toBeGreaterThan(score(['joy', 'ui']));
});

import { expect, test } from 'vitest';
import { splitWords } from '../../model/words.ts';
import { createLexicon } from './lexicon.ts';
import { parseQuery } from './parseQuery.ts';
import { planQuery } from './planQuery.ts';
import type { SearchRecord } from './searchRecord.ts';
import { createWordingMeasure } from './wording.ts';

const lexicon = createLexicon();
for (const word of ['close', 'closes', 'closing', 'drawer', 'inside', 'hide']) lexicon.add(word);

const query = parseQuery('how to close a drawer from inside');
const plan = planQuery(query, [lexicon], 100, () => false);
const measure = createWordingMeasure(query, plan, [lexicon]);
const record = (name: string, asked: string[] = []): SearchRecord => ({
  kind: 'heading',
  name,
  url: '/material-ui/react-drawer/#close',
  productId: 'material-ui',
  parent: 'Drawer',
  trail: [],
  marks: [],
  weight: 0,
  keys: [name],
  aliases: [],
  asked,
});
const score = (name: string, prose = '', asked?: string[]): number =>
  measure(record(name, asked), splitWords(prose));

test.each([
  ['words of its name', score('Closing'), score('Anchor')],
  ['words of a question', score('Anchor', '', ['close drawer']), score('Anchor')],
  ['words of its prose', score('Anchor', 'A link inside closes it.'), score('Anchor', 'A link.')],
  ['a short name with them', score('Close'), score('Close at a wide breakpoint of the window')],
  ['the very word before one that means the same', score('Close it'), score('Hide it')],
])('counts %s', (_, better, worse) => {
  expect(better).toBeGreaterThan(worse);
});

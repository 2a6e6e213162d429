import { describe, expect, test } from 'vitest';
import { filterCards, type GalleryView } from './filterCards.ts';

const CARDS = [
  { title: 'App Bar', description: 'Shows the title of a screen.', group: 'Surfaces' },
  { title: 'Text Field', description: 'Lets people type and edit text.', group: 'Inputs' },
  { title: 'Autocomplete', description: 'Suggests options.', group: 'Inputs' },
  { title: 'DatePicker', description: '', group: 'Date and Time Pickers' },
];
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  navbar: ['appbar'],
  input: ['textfield'],
};

function find(view: Partial<GalleryView>): string[] {
  const shown = filterCards(
    CARDS,
    { query: '', group: null, ...view },
    (word) => SYNONYMS[word] ?? [],
  );
  return CARDS.filter((_, index) => shown[index]).map(({ title }) => title);
}

describe('filterCards', () => {
  test.each<[string, Partial<GalleryView>, string[]]>([
    ['shows all when nothing is asked', {}, CARDS.map(({ title }) => title)],
    ['finds by the name, however it is spaced', { query: ' TEXTf ' }, ['Text Field']],
    ['finds inside of a name', { query: 'picker' }, ['DatePicker']],
    ['finds by what it is for', { query: 'options' }, ['Autocomplete']],
    ['wants all words', { query: 'edit text' }, ['Text Field']],
    ['leaves out what has only one of them', { query: 'title text' }, []],
    ['finds by the group', { query: 'inputs' }, ['Text Field', 'Autocomplete']],
    ['finds by other names', { query: 'Nav bar' }, ['App Bar']],
    ['finds by another name of one word', { query: 'edit input' }, ['Text Field']],
    ['keeps to a group', { group: 'Inputs', query: 'text' }, ['Text Field']],
    ['takes signs for nothing', { query: '<*(' }, CARDS.map(({ title }) => title)],
  ])('%s', (_, view, titles) => {
    expect(find(view)).toEqual(titles);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { loadIconFiles } from '../build/icons/iconFiles.ts';
import { parseIconNames, type IconEntry, type IconStyle } from '../model/iconFiles.ts';
import { ICON_SYNONYMS } from './iconSynonyms.ts';
import { createIconSearch, type IconSearch } from './searchIcons.ts';

let icons: readonly IconEntry[];
let search: IconSearch;

beforeAll(async () => {
  const { files, namesUrl } = await loadIconFiles(process.cwd());
  icons = parseIconNames(JSON.parse(files.get(namesUrl) ?? ''));
  search = createIconSearch(icons, ICON_SYNONYMS);
});

function find(text: string, style: IconStyle = 'Filled'): string[] {
  return search(text, style).found.map((icon) => icons[icon]?.name ?? '');
}

describe('the best answer', () => {
  test.each([
    // Names
    ['delete', 'Delete'],
    ['AccountCircle', 'AccountCircle'],
    ['account circle', 'AccountCircle'],
    ['circle account', 'AccountCircle'],
    ['account_circle', 'AccountCircle'],
    ['checkbox', 'CheckBox'],
    ['light bulb', 'Lightbulb'],
    ['arrow back ios', 'ArrowBackIos'],
    // Beginnings
    ['sett', 'Settings'],
    ['accountc', 'AccountCircle'],
    // Code
    [`import DeleteIcon from '@mui/icons-material/Delete';`, 'Delete'],
    ['<MenuIcon />', 'Menu'],
    ['DeleteOutlined', 'Delete'],
    // Other words
    ['trash', 'Delete'],
    ['bin', 'Delete'],
    ['gear', 'Settings'],
    ['cog', 'Settings'],
    ['hamburger', 'Menu'],
    ['magnifier', 'Search'],
    ['heart', 'Favorite'],
    ['bell', 'Notifications'],
    ['pencil', 'Edit'],
    ['trophy', 'EmojiEvents'],
    ['truck', 'LocalShipping'],
    ['robot', 'SmartToy'],
    ['4k', 'FourK'],
    ['thumbs up', 'ThumbUp'],
    ['paper plane', 'Send'],
    // Slips
    ['delte', 'Delete'],
    ['serach', 'Search'],
    ['accoutn circle', 'AccountCircle'],
    ['acountcircle', 'AccountCircle'],
    ['grabage', 'Delete'],
    ['notifcatio', 'Notifications'],
  ])('to %s is %s, or among the first three', (text, name) => {
    expect(find(text).slice(0, 3)).toContain(name);
  });

  test('to another word is the icon that it is a word for, before those that have it in their name', () => {
    expect(find('trash')[0]).toBe('Delete');
    expect(find('search')[0]).toBe('Search');
  });

  test('to a whole name is the icon of that name', () => {
    const missed = icons
      .filter(({ styles }) => styles.includes('Filled'))
      .filter(({ name }) => find(name)[0] !== name)
      .map(({ name }) => name);
    expect(missed).toEqual([]);
  });
});

test('an empty query, or one that says nothing, gives all icons of the style', () => {
  const all = icons.filter(({ styles }) => styles.includes('Sharp'));
  expect(find('', 'Sharp').length).toBe(all.length);
  expect(find(' icons ', 'Sharp').length).toBe(all.length);
  expect(all.length).toBeGreaterThan(2000);
});

test('icons without the style are left out', () => {
  expect(find('github')).toContain('GitHub');
  expect(find('github', 'Outlined')).not.toContain('GitHub');
});

test('all words have to be found', () => {
  const found = find('arrow circle');
  expect(found).toContain('ArrowCircleUp');
  expect(found.filter((name) => !/Circle/.test(name))).toEqual([]);
});

test('a slip is named, a word that was found is not', () => {
  expect(search('delte', 'Filled').readAs).toBe('delete');
  expect(search('delete', 'Filled').readAs).toBeNull();
});

test.each(['qqqqqqqq', 'zz xx', '<script>zzzz</script>'])('%j finds nothing', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['a picture', '💥'],
  ['nothing to read', '\0'],
  ['a pattern', '(.*)+$'],
  ['a name of every object', 'constructor'],
  ['a very long word', 'a'.repeat(10_000)],
])('%s does no harm', (_, text) => {
  expect(find(text).length).toBeLessThanOrEqual(icons.length);
});

test('each synonym belongs to an icon of the package and adds something to its name', () => {
  const names = new Set(icons.map(({ name }) => name));
  const unknown = Object.keys(ICON_SYNONYMS).filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
  const unreached = Object.entries(ICON_SYNONYMS).flatMap(([name, terms]) =>
    terms.split(' ').flatMap((term) => (find(term).includes(name) ? [] : [`${term} → ${name}`])),
  );
  expect(unreached).toEqual([]);
});

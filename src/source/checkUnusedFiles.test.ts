import { expect, it } from 'vitest';
import { formatProblems } from '../model/problem.ts';
import { checkUnusedFiles } from './checkUnusedFiles.ts';

const OWNERS = [
  { file: 'content/lamps/desk.md', demoFolder: 'content/lamps/desk' },
  { file: 'content/lamps/desk.fr.md', demoFolder: 'content/lamps/desk' },
];
const USED = [
  'content/lamps/desk/Lamp.tsx',
  'content/lamps/desk/lamp.css',
  'content/lamps/desk/Shop/Shop.tsx',
];
const KNOWN = [
  'content/products.ts',
  'content/lamps/navigation.ts',
  'content/lamps/desk.md',
  'content/lamps/desk/excuses.json',
  'content/lamps/desk/keys.json',
  'content/lamps/desk/mistakes.json',
  'content/lamps/unseenProps.json',
  'content/lamps/desk/rows.test.ts',
];

function check(further: readonly string[], unread: readonly string[] = []): string {
  return formatProblems(
    checkUnusedFiles([...KNOWN, ...USED, ...further], new Set(USED), OWNERS, new Set(unread)),
  );
}

it.each([
  ['nothing', [], ''],
  [
    'a demo that no page shows',
    ['content/lamps/desk/Other.tsx'],
    'content/lamps/desk/Other.tsx:1\n  The demo "Other" is shown by no page.\n  Write "::demo[Other]" in content/lamps/desk.md, import the file in a demo, or delete it.',
  ],
  [
    'a demo in several stylings that no page shows',
    ['content/lamps/desk/Other/css.tsx'],
    'content/lamps/desk/Other/css.tsx:1\n  The demo "Other" is shown by no page.\n  Write "::demo[Other]" in content/lamps/desk.md, import the file in a demo, or delete it.',
  ],
  [
    'a file in the folder of a demo that the demo does not import',
    ['content/lamps/desk/Shop/Shelf.tsx'],
    'content/lamps/desk/Shop/Shelf.tsx:1\n  No page shows this file and no demo imports it.\n  Import it in a demo beside it, or delete it.',
  ],
  [
    'a demo without a page',
    ['content/lamps/floor/Lamp.tsx'],
    'content/lamps/floor/Lamp.tsx:1\n  The demo stands in a folder that belongs to no page.\n  Put it into a folder that has the name of its page, or delete it.',
  ],
  [
    'a stylesheet that no demo imports',
    ['content/lamps/desk/other.css'],
    'content/lamps/desk/other.css:1\n  No page shows this file and no demo imports it.\n  Import it in a demo beside it, or delete it.',
  ],
  [
    'a file of a kind that nothing reads',
    ['content/lamps/desk.MD'],
    'content/lamps/desk.MD:1\n  No page shows this file and no demo imports it.\n  Import it in a demo beside it, or delete it.',
  ],
])('reports %s', (_, further, text) => {
  expect(check(further)).toBe(text);
});

it('says nothing about demos of a page that could not be read', () => {
  expect(check(['content/lamps/desk/Other.tsx'], ['content/lamps/desk.fr.md'])).toBe('');
});

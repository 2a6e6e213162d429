import { expect, test } from 'vitest';
import { renderFragment } from './renderFragment.ts';

test.each([
  [
    'two columns of prose',
    '| A | B |\n| - | - |\n| Some words | Many more words than that |',
    false,
  ],
  [
    'names with places to break',
    '| A | B |\n| - | - |\n| `--mui-palette-primary-main` | c |',
    false,
  ],
  [
    'long names beside each other',
    '| A | B | C |\n| - | - | - |\n| `disableTransitionOnChange` | `storageManager` | words |',
    true,
  ],
])('a table of %s scrolls on phones: %#', (_, markdown, isWide) => {
  expect(renderFragment(markdown, 'Tables').html.includes('data-wide')).toBe(isWide);
});

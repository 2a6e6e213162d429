import { expect, test } from 'vitest';
import { renderFragment } from './renderFragment.ts';

test.each([
  ['two columns of prose', '| Some words | Many more words than that |', undefined],
  ['names with places to break', '| `--mui-palette-primary-main` | c |', undefined],
  ['two long names', '| `disableTransition` | `modeStorageKey` | words |', ''],
  [
    'long names and words',
    '| `disableTransitionOnChange` | `storageManager` | announcements |',
    '="very"',
  ],
])('a table of %s scrolls on phones', (_, row, mark) => {
  const cells = row.split('|').length - 2;
  const head = '| A '.repeat(cells) + '|\n' + '| - '.repeat(cells) + '|';
  const { html } = renderFragment(`${head}\n${row}`, 'Tables');
  expect(/data-wide(="\w+")?/.exec(html)?.[0]).toBe(
    mark === undefined ? undefined : `data-wide${mark}`,
  );
});

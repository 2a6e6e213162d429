import { expect, test } from 'vitest';
import type { BlockData } from '../model/pageData.ts';
import { findFirstScreenEnd, takeFirstScreen } from './firstScreen.ts';

const line: BlockData = { kind: 'html', html: '<p>Words</p>' };
const screen: BlockData = { kind: 'html', html: '<p>Words</p>'.repeat(400) };
const rows: BlockData = { ...screen, kind: 'api' };
const embedded: BlockData = { kind: 'component', name: 'VersionTable', props: {} };
// Only the kind counts here.
const demo = { kind: 'demo' } as BlockData;
const demos = [line, demo, screen, demo, line, demo, line];

test.each([
  ['a laptop shows a demo and the text after it', demos, 900, 3],
  ['a phone shows a demo', demos, 840, 2],
  ['a tall window has room for two', demos, 1800, 4],
  ['a very tall one for all', demos, 3000, 7],
  ['one block stays even in a window of no height', demos, 0, 1],
  ['long text is cut where a block ends', [screen, screen, screen], 900, 1],
  ['so are the rows of API pages', [line, rows, rows], 900, 2],
  ['what is embedded has an unknown height', [embedded, embedded, line, line], 900, 4],
])('%s', (_, blocks, height, expected) => {
  expect(takeFirstScreen(blocks, height)).toEqual(blocks.slice(0, expected));
});

const heading = (id: string): BlockData => ({ kind: 'html', html: `<h2 id="${id}">Words</h2>` });
const named = { kind: 'demo', name: 'BasicButtons' } as BlockData;
const table: BlockData = {
  kind: 'api',
  html: Array.from({ length: 400 }, (_, row) => `<tr id="row-${row}">`).join(''),
};

test.each([
  ['the footer of a short page', [heading('intro'), line], '_footer'],
  ['the heading below a screen of text', [heading('intro'), screen, heading('usage')], 'usage'],
  ['the demo below a screen of text', [screen, named, line], 'BasicButtons'],
  ['the heading after a demo that is seen', [named, screen, heading('colors')], 'colors'],
  ['a row in the middle of a table', [line, table], 'row-183'],
  ['the next id where something is embedded', [screen, embedded, heading('usage')], 'usage'],
])('the first screen ends at %s', (_, blocks, expected) => {
  expect(findFirstScreenEnd(blocks)).toBe(expected);
});

import { expect, test } from 'vitest';
import type { BlockData } from '../model/pageData.ts';
import { takeFirstScreen } from './firstScreen.ts';

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

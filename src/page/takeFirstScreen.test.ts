import { expect, test } from 'vitest';
import type { BlockData } from '../model/pageData.ts';
import { takeFirstScreen } from './takeFirstScreen.ts';

const text: BlockData = { kind: 'html', html: '<p>Words</p>' };
const embedded: BlockData = { kind: 'component', name: 'VersionTable', props: {} };
// Only the kind counts here.
const demo = { kind: 'demo' } as BlockData;
const page = [text, demo, text, demo, text, demo, text];

test.each([
  ['a phone shows one demo and the text after it', page, 700, 3],
  ['a laptop does too', page, 900, 3],
  ['a tall window has room for two', page, 1200, 5],
  ['a very tall one for all', page, 2400, 7],
  ['one demo stays even in a window of no height', page, 0, 3],
  ['a page with one demo is shown whole', [text, demo, text], 900, 3],
  ['a page without demos is shown whole', [text, embedded, text], 900, 3],
])('%s', (_, blocks, height, expected) => {
  expect(takeFirstScreen(blocks, height)).toEqual(blocks.slice(0, expected));
});

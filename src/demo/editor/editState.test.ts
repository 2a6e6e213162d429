import { expect, test } from 'vitest';
import { changeEdit, UNEDITED, type EditEvent, type EditState } from './editState.ts';

const edit = (text: string): EditEvent => ({ kind: 'edit', text, original: 'a' });
const reset: EditEvent = { kind: 'reset' };
const undo: EditEvent = { kind: 'undo-reset' };

test.each<[string, EditEvent[], EditState]>([
  ['nothing', [], UNEDITED],
  ['an edit', [edit('b')], { text: 'b', discarded: null }],
  ['an edit and its undoing', [edit('b'), edit('a')], UNEDITED],
  ['a reset without an edit', [reset], UNEDITED],
  ['an edit and a reset', [edit('b'), reset], { text: null, discarded: 'b' }],
  ['the editor following a reset', [edit('b'), reset, edit('a')], { text: null, discarded: 'b' }],
  ['an undone reset', [edit('b'), reset, undo], { text: 'b', discarded: null }],
  ['an edit after a reset', [edit('b'), reset, edit('c')], { text: 'c', discarded: null }],
  ['a second undoing', [edit('b'), reset, undo, undo], { text: 'b', discarded: null }],
])('after %s the demo is where it should be', (_, events, expected) => {
  expect(events.reduce(changeEdit, UNEDITED)).toEqual(expected);
});

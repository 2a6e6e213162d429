import { expect, test } from 'vitest';
import { changeInspection, INITIAL_STATE, type InspectState } from './inspectState.ts';
import type { Pointed } from './pointAt.ts';

/** The machine compares elements and looks at nothing else of them. */
function createPointed(id: number): Pointed {
  const component = {
    name: 'Button',
    package: '@mui/material',
    importStatement: '',
    api: '',
    themeKey: null,
    themeSlots: [],
    takesSx: true,
    inherits: null,
    classes: {},
  };
  const slot = { className: 'MuiButton-root', key: 'root', about: null };
  return {
    element: { id, tag: 'button', classNames: ['MuiButton-root'] },
    part: { component, slot, classes: [slot], states: [], also: [] },
    host: { component, isRoot: true, isInDemo: true },
    inside: null,
    read: { declarations: [], rivals: [], variables: [] },
  };
}

const one = createPointed(1);
const other = createPointed(2);
const shown: InspectState = { pointed: one, isPinned: false };
const pinned: InspectState = { pointed: one, isPinned: true };

test.each([
  ['pointing shows an element', INITIAL_STATE, { kind: 'point', pointed: one }, shown],
  ['leaving the stage shows none', shown, { kind: 'point', pointed: null }, INITIAL_STATE],
  ['pointing does not change what is kept', pinned, { kind: 'point', pointed: other }, pinned],
  ['a click keeps an element', shown, { kind: 'pin', pointed: one }, pinned],
  [
    'a click on another keeps that',
    pinned,
    { kind: 'pin', pointed: other },
    { pointed: other, isPinned: true },
  ],
  ['a click beside all changes nothing', pinned, { kind: 'pin', pointed: null }, pinned],
  ['letting go shows it still', pinned, { kind: 'unpin' }, shown],
  ['an element that is gone is forgotten', pinned, { kind: 'lose' }, INITIAL_STATE],
] as const)('%s', (_, state, event, expected) => {
  expect(changeInspection(state, event)).toEqual(expected);
});

test('pointing at the same element again is no change', () => {
  expect(changeInspection(shown, { kind: 'point', pointed: { ...one } })).toBe(shown);
});

import { describe, expect, test } from 'vitest';
import { INITIAL_STATE, reduceDesign, type DesignEvent } from './designState.ts';

const round = (radius: string): DesignEvent => ({
  kind: 'change',
  design: { 'radius.md': radius },
  what: 'radius.md',
});
const reset: DesignEvent = { kind: 'change', design: {}, what: 'reset' };
const undo: DesignEvent = { kind: 'undo' };
const read: DesignEvent = { kind: 'read', design: { 'radius.md': '1' }, refused: ['Why.'] };

describe('a theme that is being made', () => {
  test.each<[string, DesignEvent[], object, number]>([
    ['nothing to take back', [undo], {}, 0],
    ['a change', [round('9')], { 'radius.md': '9' }, 1],
    ['a slider is one step', [round('9'), round('10'), round('11')], { 'radius.md': '11' }, 1],
    ['taken back', [round('9'), round('10'), undo], {}, 0],
    ['a reset taken back', [round('9'), reset, undo], { 'radius.md': '9' }, 1],
    ['a step after one taken back', [round('9'), undo, round('12')], { 'radius.md': '12' }, 1],
    ['no change', [reset], {}, 0],
    ['an address', [round('9'), read], { 'radius.md': '1' }, 0],
  ])('%s', (_name, events, design, steps) => {
    const state = events.reduce(reduceDesign, INITIAL_STATE);
    expect(state.design).toEqual(design);
    expect(state.past).toHaveLength(steps);
  });

  test('says what was refused until something changes', () => {
    const state = reduceDesign(INITIAL_STATE, read);
    expect(state.refused).toEqual(['Why.']);
    expect(reduceDesign(state, round('2')).refused).toEqual([]);
  });
});

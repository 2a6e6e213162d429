import { describe, expect, test } from 'vitest';
import {
  startUpdate,
  updatePage,
  type UpdateEffect,
  type UpdateEvent,
  type UpdateState,
} from './updateMachine.ts';

const PAGE = { build: 'A', reloadedFor: [], isFocused: true, isBusy: false };
const waiting: UpdateEvent = { kind: 'waiting' };
const refused: UpdateEvent = { kind: 'reloadRefused' };
const controlled = (build: string | null): UpdateEvent => ({ kind: 'controlled', build });
const focusChanged = (isFocused: boolean, isBusy = false): UpdateEvent => ({
  kind: 'focusChanged',
  isFocused,
  isBusy,
});

/** Effects of a row of events, as `activate` or `reload B`. */
function play(page: Partial<UpdateState>, events: readonly UpdateEvent[]): string[] {
  let state = startUpdate({ ...PAGE, ...page });
  return events.flatMap((event) => {
    const step = updatePage(state, event);
    state = step.state;
    return step.effects.map(formatEffect);
  });
}

function formatEffect(effect: UpdateEffect): string {
  return effect.kind === 'reload' ? `reload ${effect.build}` : effect.kind;
}

describe('a page during an update', () => {
  test.each<[string, Partial<UpdateState>, UpdateEvent[], string[]]>([
    ['activates a waiting worker at once', {}, [waiting], ['activate']],
    ['activates it behind another tab too', { isFocused: false }, [waiting], ['activate']],
    ['reloads when it has focus', {}, [waiting, controlled('B')], ['activate', 'reload B']],
    ['waits without focus', { isFocused: false }, [controlled('B')], []],
    [
      'reloads when focus comes',
      { isFocused: false },
      [controlled('B'), focusChanged(true)],
      ['reload B'],
    ],
    ['waits for unsaved edits', { isBusy: true }, [controlled('B'), focusChanged(true, true)], []],
    [
      'reloads when the edits are gone',
      { isBusy: true },
      [controlled('B'), focusChanged(true, false)],
      ['reload B'],
    ],
    [
      'reloads once however often focus comes and goes',
      {},
      [
        controlled('B'),
        focusChanged(false),
        focusChanged(true),
        controlled('B'),
        focusChanged(true),
      ],
      ['reload B'],
    ],
    ['stays when the first worker takes over', {}, [controlled('A')], []],
    ['stays under a worker that does not answer', {}, [controlled(null), focusChanged(true)], []],
    ['stays when it reloaded for this build before', { reloadedFor: ['B'] }, [controlled('B')], []],
    ['reloads for a later build', { reloadedFor: ['B'] }, [controlled('C')], ['reload C']],
    [
      'reloads for the latest of two builds',
      { isFocused: false },
      [controlled('B'), controlled('C'), focusChanged(true)],
      ['reload C'],
    ],
    [
      'stays when the update was taken back in time',
      { isFocused: false },
      [controlled('B'), controlled('A'), focusChanged(true)],
      [],
    ],
    [
      'tries again later when the server was not ready',
      {},
      [controlled('B'), refused, focusChanged(true)],
      ['reload B', 'reload B'],
    ],
    ['does nothing without news', {}, [focusChanged(false), focusChanged(true)], []],
  ])('%s', (_, page, events, effects) => {
    expect(play(page, events)).toEqual(effects);
  });
});

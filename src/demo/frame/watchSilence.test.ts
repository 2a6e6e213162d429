import { expect, test } from 'vitest';
import { watchSilence } from './watchSilence.ts';

function start() {
  const seen: (string | boolean)[] = [];
  let tick = (): void => undefined;
  const watch = watchSilence(
    ({ kind }) => seen.push(kind),
    (isSilent) => seen.push(isSilent),
    (run) => {
      tick = run;
      return () => seen.push('end');
    },
  );
  return { seen, watch, tick: () => tick() };
}

test('a frame that answers is asked again and again', () => {
  const { seen, watch, tick } = start();
  for (let count = 0; count < 3; count += 1) {
    tick();
    watch.onReport();
  }
  expect(seen).toEqual(['ping', false, 'ping', false, 'ping', false]);
});

test('a frame that does not is silent until it answers', () => {
  const { seen, watch, tick } = start();
  for (let count = 0; count < 3; count += 1) tick();
  watch.onReport();
  tick();
  expect(seen).toEqual(['ping', true, true, false, 'ping']);
});

test('messages that nobody asked for change nothing', () => {
  const { seen, watch } = start();
  watch.onReport();
  watch.end();
  expect(seen).toEqual(['end']);
});

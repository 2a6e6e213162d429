import { describe, expect, test } from 'vitest';
import { createLoopCheck, ENDLESS_LOOP, guardLoops } from './guardLoops.ts';

test.each([
  ['while (a) { b(); }', 'while (a) {$checkLoop(); b(); }'],
  ['while (a) b();', 'while (a) {$checkLoop();b();}'],
  ['while (true);', 'while (true){$checkLoop();;}'],
  ['for (;;) {}', 'for (;;) {$checkLoop();}'],
  ['for (const a of b) c(a)', 'for (const a of b) {$checkLoop();c(a)}'],
  ['for (const a in b) { c(a) }', 'for (const a in b) {$checkLoop(); c(a) }'],
  ['do { a(); } while (b)', 'do {$checkLoop(); a(); } while (b)'],
  ['do a(); while (b)', 'do {$checkLoop();a();} while (b)'],
  ['for (;;) for (;;) a();', 'for (;;) {$checkLoop();for (;;) {$checkLoop();a();}}'],
  ['const A = () => <p>while (true) {"{}"}</p>;', 'const A = () => <p>while (true) {"{}"}</p>;'],
  ['// while (true) {}\n"for (;;) {}"', '// while (true) {}\n"for (;;) {}"'],
  [
    'function a<T>(b: T[]): T { outer: while (b as unknown) { continue outer; } }',
    'function a<T>(b: T[]): T { outer: while (b as unknown) {$checkLoop(); continue outer; } }',
  ],
  ['while (', 'while ('],
])('%s is guarded as %s', (code, expected) => {
  expect(guardLoops(code)).toBe(expected);
});

describe('the check', () => {
  function start() {
    const clock = { time: 0, free: [] as (() => void)[] };
    const check = createLoopCheck(
      () => clock.time,
      (callback) => clock.free.push(callback),
    );
    return { clock, check };
  }

  test('stops loops that keep the thread, also when what they throw is caught', () => {
    const { clock, check } = start();
    check();
    clock.time = 2000;
    expect(check).not.toThrow();
    clock.time = 2001;
    expect(check).toThrow(ENDLESS_LOOP);
    expect(check).toThrow(ENDLESS_LOOP);
    expect(clock.free).toHaveLength(1);
  });

  test('starts anew when the thread was free in between', () => {
    const { clock, check } = start();
    check();
    clock.time = 3000;
    for (const callback of clock.free) callback();
    expect(check).not.toThrow();
  });
});

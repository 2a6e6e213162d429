import { beforeEach, expect, test } from 'vitest';
import { createLateWriter, type LateWriter } from './lateWriter.ts';

let written: string[];
let due: Set<() => void>;
let writer: LateWriter<string>;

beforeEach(() => {
  written = [];
  due = new Set();
  writer = createLateWriter({
    write: (value) => written.push(value),
    later(callback) {
      due.add(callback);
      return () => due.delete(callback);
    },
  });
});

function passTime(): void {
  for (const callback of [...due]) callback();
}

test('of values that follow each other quickly the last is written', () => {
  writer.set('t');
  writer.set('tr');
  expect(written).toEqual([]);
  passTime();
  passTime();
  expect(written).toEqual(['tr']);
  writer.set('tra');
  passTime();
  expect(written).toEqual(['tr', 'tra']);
});

test('what waits can be written at once, and is not written again', () => {
  writer.set('trash');
  writer.flush();
  writer.flush();
  passTime();
  expect(written).toEqual(['trash']);
});

test('what waits can be forgotten', () => {
  writer.set('trash');
  writer.drop();
  writer.flush();
  passTime();
  expect(written).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { readPort } from './readPort.ts';

describe('the port', () => {
  test.each([
    [undefined, 3000],
    ['', 3000],
    ['0', 0],
    ['8080', 8080],
    ['65535', 65_535],
  ])('of %j is %i', (value, port) => {
    expect(readPort(value, 3000)).toBe(port);
  });

  test.each(['65536', '-1', '80.5', '1e3', ' 80', 'http'])('cannot be %j', (value) => {
    expect(() => readPort(value, 3000)).toThrow(
      `PORT is "${value}", which is no port. Give a whole number from 0 to 65535, as in PORT=3000.`,
    );
  });

  test('is wrong under the name of the option it was given by', () => {
    expect(() => readPort('abc', 5173, '--port')).toThrow(
      '--port is "abc", which is no port. Give a whole number from 0 to 65535, as in --port=5173.',
    );
  });
});

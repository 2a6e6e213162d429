import { expect, test } from 'vitest';
import { createScope, describeError } from './createScope.ts';

const scope = createScope({
  './tracks': { tracks: [1, 2] },
  './volume.css': {},
  '@mui/material/Button': { default: 'Button', buttonClasses: {} },
});

function read(module: string, key: string): unknown {
  return Reflect.get(scope[module] ?? {}, key);
}

test('edited code finds what the demo imports', () => {
  expect(read('./tracks', 'tracks')).toEqual([1, 2]);
  expect(read('@mui/material/Button', 'default')).toBe('Button');
  expect(read('./volume.css', '__esModule')).toBe(true);
});

test.each([
  [
    './tracks',
    'default',
    'This demo does not import a default export from "./tracks". Available here: tracks.',
  ],
  [
    './volume.css',
    'red',
    'This demo does not import "red" from "./volume.css". Available here: nothing.',
  ],
  [
    '@mui/material/Button',
    'ButtonGroup',
    'This demo does not import "ButtonGroup" from "@mui/material/Button". Available here: default, buttonClasses.',
  ],
])('asking %s for "%s" says what there is instead', (module, key, message) => {
  expect(() => read(module, key)).toThrow(message);
});

test('a missing module is told by name, with those there are', () => {
  expect(describeError("Error: Module not found: 'lodash'", scope)).toBe(
    'This demo does not import "lodash". Available here: ./tracks, ./volume.css, @mui/material/Button.',
  );
  expect(describeError('SyntaxError: Unexpected token', scope)).toBe(
    'SyntaxError: Unexpected token',
  );
});

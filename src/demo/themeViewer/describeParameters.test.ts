import { expect, test } from 'vitest';
import { describeParameters } from './describeParameters.ts';

test.each([
  ['name => name', '(name)'],
  ['() => 1', '()'],
  ['(...argsInput) => 1', '(...argsInput)'],
  ['function up(key) { return (key); }', '(key)'],
  ['function (background) {}', '(background)'],
  ["(props = ['all'], options = {}) => 1", '(props?, options?)'],
  ['({ theme, ownerState }) => theme', '({ theme, ownerState })'],
  ['({\n  color,\n  mainShade = 500,\n  ...rest\n}) => 1', '({ color, mainShade?, ...rest })'],
  ['create(props /* what changes, (in CSS) */, options) {}', '(props, options)'],
  ['(field, // a name\n ...fallbacks) => 1', '(field, ...fallbacks)'],
  ['(compare = (a, b) => a === b) => 1', '(compare?)'],
])('%s takes %s', (source, parameters) => {
  expect(describeParameters(source)).toBe(parameters);
});

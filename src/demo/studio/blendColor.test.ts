import { expect, test } from 'vitest';
import { blendColor } from './blendColor.ts';

test.each([
  ['#fff', '#1976d2', '#ffffff'],
  ['#1976D2', '#fff', '#1976d2'],
  ['rgb(0, 121, 107)', '#ffffff', '#00796b'],
  ['rgba(0, 0, 0, 0.87)', '#ffffff', '#212121'],
  ['rgba(0, 0, 0, 0.87)', '#90caf9', '#131a20'],
  ['rgba(0, 0, 0, 0)', 'rgb(1, 2, 3)', '#010203'],
])('%s on %s looks like %s', (color, surface, seen) => {
  expect(blendColor(color, surface)).toBe(seen);
});

import { expect, test } from 'vitest';
import { shareEqualParts } from './shareEqualParts.ts';

test('equal parts become one object, others stay apart', () => {
  const lamps = [
    { name: 'Desk', options: { code: 'closed', sizes: [1, 2] } },
    { name: 'Floor', options: { code: 'closed', sizes: [1, 2] } },
    { name: 'Wall', options: { code: 'preview', sizes: [1, 2] } },
  ];
  const [desk, floor, wall] = shareEqualParts(lamps);
  expect([desk, floor, wall]).toEqual(lamps);
  expect(floor?.options).toBe(desk?.options);
  expect(wall?.options).not.toBe(desk?.options);
  expect(wall?.options.sizes).toBe(desk?.options.sizes);
});

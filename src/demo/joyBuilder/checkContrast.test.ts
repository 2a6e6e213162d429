import { describe, expect, test } from 'vitest';
import { checkContrast, CONTRAST_MIN, describePair } from './checkContrast.ts';
import { parseDesign } from './joyDesign.ts';

/** The pairs that the default theme has no better, too. */
const DEFAULT_LOW = [
  'Plain primary when pressed, light: #0b6bcb on #c7dff7 has 3.85:1.',
  'Outlined primary when pressed, light: #0b6bcb on #c7dff7 has 3.85:1.',
  'Plain danger when pressed, light: #c41c1c on #f7c5c5 has 3.89:1.',
  'Outlined danger when pressed, light: #c41c1c on #f7c5c5 has 3.89:1.',
  'Plain warning when pressed, light: #9a5b13 on #fce1c2 has 4.30:1.',
  'Outlined warning when pressed, light: #9a5b13 on #fce1c2 has 4.30:1.',
];

describe('text that is hard to read', () => {
  test.each([
    ['', []],
    ['dark.danger.solidBg=danger.400', ['Solid danger, dark: #ffffff on #e47474 has 2.97:1.']],
    [
      'light.success.softColor=success.200&light.success.softActiveColor=black',
      [
        'Soft success, light: #c7f7c7 on #e3fbe3 has 1.09:1.',
        'Soft success on hover, light: #c7f7c7 on #c7f7c7 has 1.00:1.',
      ],
    ],
    [
      'light.neutral.plainHoverColor=ffffff',
      ['Plain neutral on hover, light: #ffffff on #f0f4f8 has 1.10:1.'],
    ],
  ])('%s', (query, own) => {
    const low = checkContrast(parseDesign(`?${query}`).design)
      .filter(({ ratio }) => ratio < CONTRAST_MIN)
      .map(describePair);
    expect(low.filter((text) => !DEFAULT_LOW.includes(text))).toEqual(own);
    expect(low).toEqual(expect.arrayContaining(DEFAULT_LOW));
  });
});

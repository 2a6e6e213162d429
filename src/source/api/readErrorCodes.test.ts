import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseErrorCodes, readErrorCodes } from './readErrorCodes.ts';

const DEV = 'process.env.NODE_ENV !== "production"';

describe('error codes of a script', () => {
  const cases: [title: string, source: string, codes: [number, string][]][] = [
    [
      'a plain message',
      `throw new Error(${DEV} ? "MUI: No." : _formatErrorMessage(7));`,
      [[7, 'MUI: No.']],
    ],
    [
      'an argument',
      `throw new Error(${DEV} ? \`MUI: \${color} is bad.\` : _formatErrorMessage(9, color));`,
      [[9, 'MUI: %s is bad.']],
    ],
    [
      'an argument that is itself made of text',
      `throw new Error(${DEV} ? \`The color\${name ? \` (\${name})\` : ''} needs \` + \`\${shade}.\` : _formatErrorMessage(11, a, b));`,
      [[11, 'The color%s needs %s.']],
    ],
    [
      'a message in pieces',
      `throw new Error(${DEV} ? 'a\\n' + 'b' + (c + 'd') : _formatErrorMessage(12, c));`,
      [[12, 'a\nb%sd']],
    ],
    [
      'a script built for CommonJS',
      `throw new Error(${DEV} ? "No." : (0, _formatMuiErrorMessage2.default)(3));`,
      [[3, 'No.']],
    ],
    ['no code at all', `throw new Error(${DEV} ? "a" : "b");`, []],
  ];
  test.each(cases)('%s', (_, source, codes) => {
    expect([...parseErrorCodes(source)]).toEqual(codes);
  });
});

test('the installed packages throw 16 codes, and 5 more are retired', () => {
  const codes = readErrorCodes(path.resolve('.'));
  const numbers = (kind: string) =>
    codes.filter((each) => each.kind === kind).map(({ code }) => code);
  expect(numbers('thrown')).toEqual([1, 2, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21]);
  expect(numbers('retired')).toEqual([3, 4, 5, 8, 13]);
  expect(codes.find(({ code }) => code === 21)).toEqual({
    kind: 'thrown',
    code: 21,
    message: 'MUI: The `colorSchemes.%s` option is either missing or invalid.',
  });
});

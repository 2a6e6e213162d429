import { describe, expect, test } from 'vitest';
import { checkCodeFiles } from './checkCodeFiles.ts';
import { findCodeFiles } from './codeFiles.ts';

const root = process.cwd();

describe('the check of code blocks', () => {
  const page = 'content/material-ui/example.md';
  const check = (...blocks: readonly string[]): string[] =>
    checkCodeFiles(root, findCodeFiles(page, blocks.join('\n\n')));
  const block = (meta: string, code: string): string => `\`\`\`ts ${meta}\n${code}\n\`\`\``;

  test('names the page, the line and the file of an error', () => {
    expect(
      check('Prose.', block('title="theme.ts"', 'export const a = 1;\nconst b: string = a;')),
    ).toEqual([`${page}:5 theme.ts: Type 'number' is not assignable to type 'string'.`]);
  });

  test.each([
    ['a block without a file name', block('', 'nonsense(;')],
    [
      'a block that says why',
      block('title="a.ts" unchecked="Next.js is not installed."', 'nonsense(;'),
    ],
    ['a file of the reader', block('title="a.ts"', "import { own } from './own';\nown();")],
  ])('leaves %s alone', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  test('lets blocks of a page import each other by name', () => {
    const theme = block('title="src/theme.ts"', 'export const gap = 8;');
    const app = block(
      'title="src/app.ts"',
      "import { gap } from './theme';\nexport const wide: string = gap;",
    );
    expect(check(theme, app)).toEqual([expect.stringContaining("Type 'number'")]);
  });

  test('keeps what a block adds to a package from the others', () => {
    const adding = block(
      'title="a.ts"',
      "import '@mui/material/styles';\ndeclare module '@mui/material/styles' {\n  interface Theme { mark: string }\n}",
    );
    const using = block(
      'title="b.ts"',
      "import type { Theme } from '@mui/material/styles';\nexport const read = (theme: Theme) => theme.mark;",
    );
    expect(check(adding, using)).toEqual([
      expect.stringContaining("Property 'mark' does not exist"),
    ]);
  });
});

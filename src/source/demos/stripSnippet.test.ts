import { describe, expect, it } from 'vitest';
import { stripSnippet } from './stripSnippet.ts';

describe('stripSnippet', () => {
  it.each([
    ['code without types', "import a from 'a';\n\na();", null],
    ['code that does not parse', 'const = ;', null],
    ['annotations', 'const a: number = 1;\n', 'const a = 1;\n'],
    ['a type at the start', 'type A = string;\n\nb();\n', 'b();\n'],
    ['a type in the middle', 'a();\n\ninterface B {}\n\nc();\n', 'a();\n\nc();\n'],
  ])('handles %s', (_, typescript, javascript) => {
    expect(stripSnippet(typescript, 'tsx')).toBe(javascript);
  });
});

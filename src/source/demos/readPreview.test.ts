import { describe, expect, it } from 'vitest';
import { parseScript } from './parseScript.ts';
import { PREVIEW_MAX_LINES, readPreview } from './readPreview.ts';

describe('readPreview', () => {
  it.each([
    ['a function', 'export default function A() { return <B c />; }', '<B c />'],
    ['an arrow function', 'const A = () => <B c />;\nexport default A;', '<B c />'],
    ['a memoized function', 'export default React.memo(function A() { return <B />; });', '<B />'],
    [
      'a name exported as default',
      'function A() { return <B />; }\nexport { A as default };',
      '<B />',
    ],
    [
      'a layout element',
      'export default () => (\n  <Box sx={{ m: 1 }}>\n    <B />\n    {c}\n  </Box>\n);',
      '<B />\n{c}',
    ],
    ['a fragment', 'export default () => (\n  <>\n    <B />\n  </>\n);', '<B />'],
    ['a named fragment', 'export default () => <React.Fragment><B /></React.Fragment>;', '<B />'],
    [
      'a layout element with text',
      'export default () => <div>Some <b>text</b></div>;',
      '<div>Some <b>text</b></div>',
    ],
    ['an empty layout element', 'export default () => <div></div>;', '<div></div>'],
    [
      'another element',
      'export default () => (\n    <List>\n      <B />\n    </List>\n);',
      '<List>\n  <B />\n</List>',
    ],
    [
      'the last of several returns',
      'export default function A() {\n  if (b) return null;\n  return <C />;\n}',
      '<C />',
    ],
    [
      'something that is no JSX',
      'export default function A() { return b ? <C /> : null; }',
      undefined,
    ],
    ['a class', 'export default class A extends B {}', undefined],
    ['no default export', 'export function A() { return <B />; }', undefined],
  ])('shows what %s returns', (_, code, preview) => {
    expect(read(code)).toBe(preview);
  });

  it.each([
    [PREVIEW_MAX_LINES, true],
    [PREVIEW_MAX_LINES + 1, false],
  ])('decides about %i lines', (count, isShown) => {
    const lines = Array.from({ length: count }, (_, index) => `<B c={${index}} />`);
    const preview = read(
      `export default () => (\n  <div>\n    ${lines.join('\n    ')}\n  </div>\n);`,
    );
    expect(preview).toBe(isShown ? lines.join('\n') : undefined);
  });
});

function read(code: string): string | undefined {
  return readPreview(parseScript('A.tsx', code));
}

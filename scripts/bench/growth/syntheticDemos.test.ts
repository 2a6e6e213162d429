import { describe, expect, test } from 'vitest';
import { checkAdvice } from '../../../src/source/demos/checkAdvice.ts';
import { parseScript } from '../../../src/source/demos/parseScript.ts';
import { createDemoPage } from './syntheticDemos.ts';

describe('made-up pages', () => {
  const files = Array.from({ length: 10 }, (_, page) =>
    createDemoPage(`page-${page}`, page),
  ).flat();
  const demos = files.filter(({ path }) => path.endsWith('.tsx'));

  test('have demos of their own', () => {
    expect(files.length).toBe(10 + 100);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  test('mix components: hardly two demos are alike', () => {
    const imports = demos.map(({ text }) => text.slice(0, text.indexOf('\n\n')));
    expect(new Set(imports).size).toBeGreaterThan(50);
  });

  test('keep the rules of content, or a grown site would not be built', () => {
    const problems = demos.flatMap(({ path, text: code }) =>
      checkAdvice({ path, name: path, code, script: parseScript(path, code) }),
    );
    expect(problems).toEqual([]);
  });

  test('look like pages that somebody wrote', () => {
    expect(files[0]?.text.slice(0, 200)).toContain('::demo[GrowingDemo1]');
    expect(demos[0]?.text).toBe(`import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Checkbox from '@mui/material/Checkbox';

export default function GrowingDemo1() {
  return (
    <div>
      <Button variant="contained">Send</Button>
      <TextField label="Name" />
      <Checkbox aria-label="Agree" />
    </div>
  );
}
`);
  });
});

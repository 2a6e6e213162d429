import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluateClasses, type UtilityClasses } from './evaluateClasses.ts';
import { createModuleReader, findExport, parseModule } from './jsModule.ts';

function evaluate(source: string): Record<string, string> | null {
  const module = parseModule('/package/a/aClasses.js', source);
  const classes = evaluateClasses(module, 'aClasses', () => null);
  return classes && format(classes);
}

function format(classes: UtilityClasses): Record<string, string> {
  return Object.fromEntries([...classes].map(([name, { className }]) => [name, className]));
}

describe('a classes object', () => {
  const cases: [title: string, source: string, classes: Record<string, string> | null][] = [
    [
      'of slots and states',
      "const aClasses = generateUtilityClasses('MuiA', ['root', 'disabled']);",
      { root: 'MuiA-root', disabled: 'Mui-disabled' },
    ],
    [
      'with a constant for a name',
      "const NAME = 'MuiA'; export const aClasses = generateUtilityClasses(NAME, ['root']);",
      { root: 'MuiA-root' },
    ],
    [
      'that extends another',
      "const b = generateUtilityClasses('MuiB', ['root', 'b']); const aClasses = { ...b, ...generateUtilityClasses('MuiA', ['root']) };",
      { root: 'MuiA-root', b: 'MuiB-b' },
    ],
    [
      'that Babel makes of such',
      "const b = generateUtilityClasses('MuiB', ['b']); const aClasses = _extends({}, b, generateUtilityClasses('MuiA', ['root']));",
      { b: 'MuiB-b', root: 'MuiA-root' },
    ],
    [
      'made in a loop',
      "const SIZES = [1, 'auto', true]; const aClasses = generateUtilityClasses('MuiA', [...SIZES.map(size => `size-${size}`)]);",
      { 'size-1': 'MuiA-size-1', 'size-auto': 'MuiA-size-auto', 'size-true': 'MuiA-size-true' },
    ],
    [
      'of lists kept elsewhere',
      "const more = { root: ['x'] }; const aClasses = generateUtilityClasses('MuiA', [...more.root, 'y']);",
      { x: 'MuiA-x', y: 'MuiA-y' },
    ],
    [
      'with classes shared by others',
      "const aClasses = _extends({}, generateUtilityClasses('MuiA', ['root']), { faded: 'Charts-faded' });",
      { root: 'MuiA-root', faded: 'Charts-faded' },
    ],
    ['that is something else', 'const aClasses = { root: compute() };', null],
  ];
  test.each(cases)('%s', (_, source, classes) => {
    expect(evaluate(source)).toEqual(classes);
  });
});

describe('the installed packages', () => {
  const entries: [specifier: string, file: string, least: number][] = [
    ['@mui/material', 'material/esm/index.js', 115],
    ['@mui/joy', 'joy/index.js', 79],
    ['@mui/base', 'base/esm/index.js', 21],
    ['@mui/x-charts', 'x-charts/index.mjs', 20],
    ['@mui/x-date-pickers', 'x-date-pickers/index.mjs', 20],
    ['@mui/x-tree-view', 'x-tree-view/index.mjs', 3],
  ];
  test.each(entries)('%s: all classes are as at run time', async (specifier, file, least) => {
    const read = createModuleReader();
    const index = read(path.resolve('node_modules/@mui', file));
    const running: Record<string, unknown> = await import(/* @vite-ignore */ specifier);
    const names = Object.keys(running).filter((name) => /^[a-z]\w*Classes$/.test(name));
    const objects = names.filter((name) => typeof running[name] === 'object');
    expect(objects.length).toBeGreaterThanOrEqual(least);
    const evaluated = objects.map((name) => {
      const found = index && findExport(index, name, read);
      const classes = found && evaluateClasses(found.module, found.name, read);
      return [name, classes && format(classes)];
    });
    expect(evaluated).toEqual(objects.map((name) => [name, running[name]]));
  });
});

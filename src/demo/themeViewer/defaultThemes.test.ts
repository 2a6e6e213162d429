import { describe, expect, test } from 'vitest';
import { joyTheme } from '../themes/joyTheme.ts';
import { resolveMaterialTheme } from '../themes/materialTheme.ts';
import { DEFAULT_STUDIO_THEME, type StudioTheme } from '../themes/studioTheme.ts';
import { compareTrees, NO_DIFFERENCES } from './compareTrees.ts';
import { createJoyTheme } from '../themes/createJoyTheme.ts';
import { createMaterialTheme } from '../themes/createMaterialTheme.ts';
import { describeTheme } from './describeTheme.ts';
import { trees as joyTrees } from './joyTrees.ts';
import { trees as materialTrees } from './materialTrees.ts';
import { selectNodes } from './selectNodes.ts';
import { listChildren, pickTree, type ThemeNode } from './themeNode.ts';
import { followPath, parsePath } from './themePath.ts';

const VIEWERS = [
  ['Material UI', materialTrees, createMaterialTheme],
  ['Joy UI', joyTrees, createJoyTheme],
] as const;

function find(tree: readonly ThemeNode[], path: string): ThemeNode | undefined {
  let nodes = tree;
  let node: ThemeNode | undefined;
  for (const name of parsePath(path) ?? []) {
    node = nodes.find((candidate) => candidate.name === name);
    nodes = node ? listChildren(node) : [];
  }
  return node;
}

function readValue(tree: readonly ThemeNode[], path: string): unknown {
  const node = find(tree, path);
  return node?.kind === 'value' ? node.value : node;
}

describe('the viewers show the constants of the specification', () => {
  test.each(VIEWERS)('breakpoints of %s', (_, trees) => {
    const values = find(trees.light, '$.breakpoints.values');
    expect(values && listChildren(values)).toEqual(
      Object.entries({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }).map(([name, value]) => ({
        kind: 'value',
        name,
        value,
      })),
    );
  });

  test.each([
    ['Material UI', materialTrees, '16px'],
    ['Joy UI', joyTrees, 'calc(2 * var(--joy-spacing, 8px))'],
  ])('the spacing of %s', (_, trees, result) => {
    expect(find(trees.light, '$.spacing')).toMatchObject({
      kind: 'function',
      example: { call: 'spacing(2)', result },
    });
  });

  test.each(['light', 'dark'] as const)('radius, font sizes and contrast in %s', (mode) => {
    const tree = pickTree(materialTrees, mode);
    expect(readValue(tree, '$.palette.mode')).toBe(mode);
    expect(readValue(tree, '$.shape.borderRadius')).toBe(4);
    expect(readValue(tree, '$.typography.fontSize')).toBe(14);
    expect(readValue(tree, '$.typography.htmlFontSize')).toBe(16);
    expect(readValue(tree, '$.palette.contrastThreshold')).toBe(3);
  });
});

describe('the viewers show what demos run with', () => {
  /** All values of a theme by path. */
  function listValues(tree: readonly ThemeNode[]): Map<string, unknown> {
    const values = new Map<string, unknown>();
    selectNodes(tree, (node, path) => {
      if (node.kind === 'value') values.set(path, node.value);
      return false;
    });
    return values;
  }

  test.each(['light', 'dark'] as const)('Material UI in %s', (mode) => {
    const shown = listValues(pickTree(materialTrees, mode));
    const run = listValues(describeTheme(resolveMaterialTheme(mode, 'ltr')));
    const different = [...shown].filter(([path, value]) => run.get(path) !== value);
    // Demos take their face from a variable, and Material UI spaces letters for Roboto by its name only.
    const isOfFace = /^\$\.typography\.(?:\w+\.)?(?:fontFamily|letterSpacing)$/;
    expect(different.map(([path]) => path).filter((path) => !isOfFace.test(path))).toEqual([]);
  });

  test('Joy UI', () => {
    const shown = listValues(pickTree(joyTrees, 'light'));
    const run = listValues(describeTheme(joyTheme));
    const different = [...shown].filter(([path, value]) => run.get(path) !== value);
    expect(different.map(([path]) => path)).toEqual(['$.colorSchemeSelector']);
  });
});

describe.each(VIEWERS)('the viewer of %s', (_, trees, create) => {
  test.each(['light', 'dark'] as const)('finds each node of the %s theme by its path', (mode) => {
    const tree = pickTree(trees, mode);
    const { chosen } = selectNodes(tree, () => true);
    expect(chosen.size).toBeGreaterThan(400);
    for (const path of chosen) {
      expect(followPath(tree, parsePath(path) ?? ['?']), path).toMatchObject({ missing: null });
    }
  });

  test('says of every function what it takes', () => {
    selectNodes(trees.light, (node, path) => {
      if (node.kind === 'function') expect(node.parameters, path).toMatch(/^\(.*\)$/);
      return false;
    });
  });

  test.each<[Partial<StudioTheme>, boolean]>([
    [{}, false],
    [{ primary: 'teal' }, true],
    [{ primary: '#e91e63', secondary: 'lime', contrast: 'high' }, true],
    [{ radius: 12 }, true],
    [{ font: 'serif' }, true],
  ])('shows what %j changes, and nothing is added', (change, isDifferent) => {
    const own = describeTheme(create({ ...DEFAULT_STUDIO_THEME, ...change }, 'dark'));
    const differences = compareTrees(pickTree(trees, 'dark'), own);
    if (!isDifferent) expect(differences).toEqual(NO_DIFFERENCES);
    expect(differences.changed.size > 0).toBe(isDifferent);
    const added = compareTrees(own, pickTree(trees, 'dark')).changed;
    expect([...added.values()]).not.toContain(null);
  });
});

test('spacing is part of what a theme changes', () => {
  const own = createMaterialTheme({ ...DEFAULT_STUDIO_THEME, density: 'compact' }, 'light');
  const { changed } = compareTrees(materialTrees.light, describeTheme(own));
  expect(changed.get('$.spacing')).toMatchObject({ example: { result: '12px' } });
});

import { expect, test } from 'vitest';
import type { ComponentAnatomy } from '../../../model/anatomy.ts';
import type { Part } from '../naming/findPart.ts';
import { formatOverrides, type OverrideTarget, type OverrideWay } from './formatOverrides.ts';

const BUTTON: ComponentAnatomy = {
  name: 'Button',
  package: '@mui/material',
  importStatement: "import Button from '@mui/material/Button';",
  api: '/material-ui/api/button/',
  themeKey: 'MuiButton',
  themeSlots: ['root', 'startIcon'],
  takesSx: true,
  inherits: null,
  classes: { 'MuiButton-root': { key: 'root', about: null } },
};

function describePart(component: ComponentAnatomy, key: string): Part {
  const slot = { className: `MuiButton-${key}`, key, about: null };
  return { component, slot, classes: [slot], states: [], also: [] };
}

function format(
  way: OverrideWay,
  key: string,
  changes: Partial<OverrideTarget> = {},
): string | undefined {
  const overrides = formatOverrides({
    part: describePart(BUTTON, key),
    host: { component: BUTTON, isRoot: key === 'root', isInDemo: true },
    states: [],
    declarations: [['border-radius', '4px']],
    rivals: [],
    ...changes,
  });
  return overrides.find((override) => override.way === way)?.code;
}

test('what nothing in the code reaches is overridden in the theme only', () => {
  expect(format('sx', 'root', { host: null })).toBeUndefined();
  expect(format('styled', 'root', { host: null })).toBeUndefined();
  expect(format('theme', 'root', { host: null })).toContain('MuiButton: {');
});

test('the root of a component is overridden by its own styles', () => {
  expect(format('sx', 'root')).toBe(
    ['<Button', '  sx={{', "    borderRadius: '4px',", '  }}', '/>'].join('\n'),
  );
  expect(format('styled', 'root')).toBe(
    [
      "import { styled } from '@mui/material/styles';",
      "import Button from '@mui/material/Button';",
      '',
      'const CustomButton = styled(Button)({',
      "  borderRadius: '4px',",
      '});',
    ].join('\n'),
  );
  expect(format('theme', 'root')).toBe(
    [
      "import { createTheme } from '@mui/material/styles';",
      '',
      'const theme = createTheme({',
      '  components: {',
      '    MuiButton: {',
      '      styleOverrides: {',
      '        root: {',
      "          borderRadius: '4px',",
      '        },',
      '      },',
      '    },',
      '  },',
      '});',
    ].join('\n'),
  );
});

test.each([
  ['sx', 'startIcon', [], "'& .MuiButton-startIcon': {"],
  ['sx', 'startIcon', ['Mui-disabled'], "'& .MuiButton-startIcon.Mui-disabled': {"],
  ['sx', 'root', ['Mui-checked', 'Mui-disabled'], "'&.Mui-checked.Mui-disabled': {"],
  ['styled', 'startIcon', [], "'& .MuiButton-startIcon': {"],
  ['theme', 'startIcon', [], 'startIcon: {'],
  ['theme', 'startIcon', ['Mui-disabled'], "'&.Mui-disabled': {"],
  ['theme', 'endIcon', [], "root: {\n          '& .MuiButton-endIcon': {"],
] as const)('%s of the slot %s in the states %j has %s', (way, key, states, expected) => {
  expect(format(way, key, { states })).toContain(expected);
});

const OWN = ['MuiButton-root', 'css-1'];
const SLOT = ['MuiButton-startIcon', 'css-2'];
const OTHER = ['MuiButtonGroup-root', 'css-3'];

test.each([
  ['sx', 'root', [], 1, OWN, 'sx={{\n    borderRadius'],
  ['sx', 'root', [], 2, OWN, "'&&': {"],
  ['sx', 'root', ['Mui-disabled'], 2, OWN, "'&.Mui-disabled': {"],
  ['sx', 'root', ['Mui-disabled'], 2, OTHER, "'&&.Mui-disabled': {"],
  ['styled', 'root', [], 2, OTHER, "'&&&': {"],
  ['sx', 'startIcon', [], 1, SLOT, "'& .MuiButton-startIcon': {"],
  ['sx', 'startIcon', [], 2, OWN, "'& .MuiButton-startIcon': {"],
  ['sx', 'startIcon', [], 2, OTHER, "'&& .MuiButton-startIcon': {"],
  ['theme', 'startIcon', [], 1, SLOT, 'startIcon: {\n          borderRadius'],
  ['theme', 'startIcon', [], 2, OWN, "startIcon: {\n          '&&&': {"],
  ['theme', 'endIcon', [], 2, OWN, "root: {\n          '& .MuiButton-endIcon': {"],
] as const)(
  '%s of the slot %s in the states %j outweighs %i classes of %j by %s',
  (way, key, states, weight, owner, expected) => {
    expect(format(way, key, { states, rivals: [{ weight, owner }] })).toContain(expected);
  },
);

test('what a library does not know is left out', () => {
  const component = {
    ...BUTTON,
    package: '@mui/base',
    themeKey: null,
    themeSlots: [],
    takesSx: false,
  };
  const host = { component, isRoot: true, isInDemo: true };
  const part = describePart(component, 'root');
  expect(format('sx', 'root', { part, host })).toBeUndefined();
  expect(format('theme', 'root', { part, host })).toBeUndefined();
  expect(format('styled', 'root', { part, host })).toContain("from '@mui/system'");
});

test('Joy UI has a theme of its own, MUI X adds its types to the theme', () => {
  const joy = { ...BUTTON, package: '@mui/joy', themeKey: 'JoyButton' };
  expect(format('theme', 'root', { part: describePart(joy, 'root') })).toContain('extendTheme({');
  const grid = { ...BUTTON, package: '@mui/x-data-grid', themeKey: 'MuiDataGrid' };
  expect(format('theme', 'root', { part: describePart(grid, 'root') })).toContain(
    "import type {} from '@mui/x-data-grid/themeAugmentation';",
  );
});

test('values and variables are quoted', () => {
  const declarations = [['--Button-gap', "calc('4px')"]] as const;
  expect(format('sx', 'root', { declarations })).toContain("'--Button-gap': 'calc(\\'4px\\')',");
});

test('a component around the demo says what stands inside', () => {
  const host = { component: { ...BUTTON, name: 'Box' }, isRoot: false, isInDemo: false };
  expect(format('sx', 'root', { host })).toMatch(/^<Box\n[^]*>\n {2}\{.*\}\n<\/Box>$/);
});

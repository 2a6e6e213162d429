import { describe, expect, test } from 'vitest';
import type { Control, ControlValues } from '../../model/playground.ts';
import { formatCode, formatFile, formatModule } from './formatPlayground.ts';

const CONTROLS: readonly Control[] = [
  { kind: 'choice', name: 'spacing', fallback: 8, options: [4, 8] },
  { kind: 'choice', name: 'typography.fontFamily', fallback: 'Roboto', options: ["'A', serif"] },
  { kind: 'choice', name: 'typography.h4.fontSize', fallback: '2rem', options: ['2rem', '3rem'] },
  { kind: 'choice', name: 'MuiButton.size', fallback: 'medium', options: ['small', 'medium'] },
  { kind: 'switch', name: 'MuiList.dense', fallback: false },
];

const CODE = {
  sets: 'theme',
  imports: [
    "import Button from '@mui/material/Button';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
  ],
  statements: [],
  around: '{element}',
  tag: 'ThemeProvider',
  attributes: ['theme={theme}'],
  children: '<Button>Go</Button>',
} as const;

describe('the code of a theme says only what differs from the default theme', () => {
  test.each<[ControlValues, string]>([
    [{}, 'const theme = createTheme();'],
    [
      { spacing: 8, 'MuiButton.size': 'medium', 'MuiList.dense': false },
      'const theme = createTheme();',
    ],
    [{ spacing: 4 }, 'const theme = createTheme({\n  spacing: 4,\n});'],
    [
      { 'typography.fontFamily': "'A', serif", 'typography.h4.fontSize': '3rem' },
      String.raw`const theme = createTheme({
  typography: {
    fontFamily: '\'A\', serif',
    h4: { fontSize: '3rem' },
  },
});`,
    ],
    [
      { 'MuiButton.size': 'small', 'MuiList.dense': true },
      `const theme = createTheme({
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiList: { defaultProps: { dense: true } },
  },
});`,
    ],
  ])('%j', (values, expected) => {
    expect(formatCode(CODE, CONTROLS, values)).toBe(expected);
  });
});

test('a file for projects has the theme above the component', () => {
  const file = formatFile({
    code: CODE,
    component: 'Spacing',
    controls: CONTROLS,
    values: { spacing: 4 },
    variant: 'TS',
  });
  expect(file).toBe(`import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  spacing: 4,
});

export default function SpacingPlayground() {
  return (
    <ThemeProvider theme={theme}>
      <Button>Go</Button>
    </ThemeProvider>
  );
}
`);
});

test('the module that runs takes any options and keeps the colors of the page', () => {
  const module = formatModule(CODE, 'Spacing');
  expect(module).toContain('export default function SpacingPlayground({ options }) {');
  expect(module).toContain('createTheme(options)');
  expect(module).toContain('<ThemeProvider theme={nest}>');
});

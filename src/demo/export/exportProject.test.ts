import { readFileSync } from 'node:fs';
import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { products } from '../../../content/products.ts';
import { DEFAULT_STUDIO_THEME } from '../themes/studioTheme.ts';
import { listBaseLibraries } from './exportLibraries.ts';
import { formatProject, type ExportedDemo } from './exportProject.ts';
import { EXPORT_VERSIONS } from './exportVersions.ts';
import { formatCodeSandbox } from './formatCodeSandbox.ts';
import { formatStackBlitz } from './formatStackBlitz.ts';

const demo: ExportedDemo = {
  name: 'BasicButtons',
  title: 'Basic & <small> buttons',
  variant: 'TS',
  styling: null,
  files: [
    { name: 'BasicButtons.tsx', code: "import Button from '@mui/material/Button';\n" },
    { name: 'parts/rows.ts', code: 'export const rows = [];\n' },
  ],
  dependencies: { react: '19.0.0', '@mui/material': '7.0.2' },
  libraries: ['material'],
  theme: DEFAULT_STUDIO_THEME,
};

const manifestSchema = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

describe('formatProject', () => {
  it.each([
    [
      'TypeScript',
      demo,
      ['src/Demo.tsx', 'src/main.tsx', 'src/parts/rows.ts', 'tsconfig.json', 'vite.config.ts'],
    ],
    [
      'JavaScript',
      { ...demo, variant: 'JS' as const },
      ['src/Demo.jsx', 'src/main.jsx', 'src/parts/rows.ts', 'vite.config.js'],
    ],
    [
      'Tailwind',
      { ...demo, styling: 'tailwind' as const, files: demo.files.slice(0, 1) },
      ['src/Demo.tsx', 'src/index.css', 'src/main.tsx', 'tsconfig.json', 'vite.config.ts'],
    ],
  ])('makes the files of a %s project', (_, exported, files) => {
    const expected = ['README.md', 'index.html', 'package.json', ...files].sort();
    expect(Object.keys(formatProject(exported)).sort()).toEqual(expected);
  });

  it('keeps the demo as it is', () => {
    expect(formatProject(demo)['src/Demo.tsx']).toBe(demo.files[0]?.code);
  });

  it('escapes the title', () => {
    expect(formatProject(demo)['index.html']).toContain(
      '<title>Basic &amp; &lt;small> buttons</title>',
    );
  });

  it('pins what the demo, its fonts and its tools need', () => {
    const { name, scripts, dependencies, devDependencies } = readManifest(demo);
    expect(name).toBe('basic-buttons');
    expect(scripts).toEqual({ dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' });
    expect(dependencies).toEqual({
      '@fontsource/roboto': EXPORT_VERSIONS['@fontsource/roboto'],
      '@mui/material': '7.0.2',
      react: '19.0.0',
    });
    expect(Object.keys(devDependencies)).toEqual([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
  });

  it.each([
    ['JavaScript', { ...demo, variant: 'JS' as const }, ['@vitejs/plugin-react', 'vite']],
    [
      'JavaScript with Tailwind',
      { ...demo, variant: 'JS' as const, styling: 'tailwind' as const },
      ['@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite'],
    ],
  ])('needs fewer tools for %s', (_, exported, tools) => {
    expect(Object.keys(readManifest(exported).devDependencies)).toEqual(tools);
  });

  it.each([
    ['@mui/material/Button', ['ThemeProvider', 'CssBaseline'], ['@fontsource/roboto']],
    ['@mui/x-data-grid', ['ThemeProvider', 'CssBaseline'], ['@fontsource/roboto']],
    ['@toolpad/core/AppProvider', ['ThemeProvider', 'CssBaseline'], ['@fontsource/roboto']],
    ['@mui/joy', ['CssVarsProvider', 'CssBaseline'], ['@fontsource/inter']],
    ['@mui/base/Slider', [], []],
    ['@mui/system', [], []],
    ['@mui/icons-material/Add', [], []],
  ])('surrounds a demo of %s with what it needs', (module, providers, fonts) => {
    const files = [{ name: 'A.tsx', code: `import { B } from '${module}';\n` }];
    const libraries = listBaseLibraries(files, products);
    const exported = { ...demo, files, dependencies: {}, libraries };
    const main = formatProject(exported)['src/main.tsx'] ?? '';
    const elements = [...main.matchAll(/<(\w+)/g)].map(([, name]) => name);
    expect(elements).toEqual(['StrictMode', ...providers, 'Demo']);
    expect(Object.keys(readManifest(exported).dependencies)).toEqual(fonts);
  });

  it.each([
    ['material', "primary: { main: '#00796b' }"],
    ['material', 'shape: { borderRadius: 12 }'],
    ['joy', "500: '#009688'"],
    ['joy', '<CssVarsProvider theme={joyTheme}>'],
  ] as const)("takes the reader's theme along: %s, %s", (library, code) => {
    const theme = { ...DEFAULT_STUDIO_THEME, primary: 'teal', radius: 12 } as const;
    const main = formatProject({ ...demo, libraries: [library], theme })['src/main.tsx'];
    expect(main).toContain(code);
  });

  it('keeps the themes of two libraries apart', () => {
    const code = "import Chip from '@mui/material/Chip';\nimport Input from '@mui/joy/Input';\n";
    const files = [{ name: 'A.jsx', code }];
    expect(
      formatProject({ ...demo, variant: 'JS', files, libraries: ['material', 'joy'] })[
        'src/main.jsx'
      ],
    ).toBe(
      `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import '@fontsource/roboto/300.css';
import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import '@fontsource/inter';
import Demo from './Demo';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  cssVariables: true,
});

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <CssVarsProvider>
        <CssBaseline />
        <Demo />
      </CssVarsProvider>
    </ThemeProvider>
  </StrictMode>,
);
`,
    );
  });

  it.each([
    ["import Icon from '@mui/material/Icon';", true],
    ["import { Box, Icon } from '@mui/material';", true],
    ["import SaveIcon from '@mui/icons-material/Save';", false],
    ["import { IconButton } from '@mui/material';", false],
  ])('brings the icon font for %s: %s', (code, isNeeded) => {
    const { dependencies } = readManifest({ ...demo, files: [{ name: 'A.tsx', code }] });
    expect('@fontsource/material-icons' in dependencies).toBe(isNeeded);
  });
});

describe('EXPORT_VERSIONS', () => {
  const path = new URL('../../../package.json', import.meta.url);
  const own = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  const installed = new Map(
    Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
      ([name]) => name in EXPORT_VERSIONS && name !== 'vite',
    ),
  );

  it('equals what the site itself uses, but for Vite', () => {
    expect(installed.size).toBeGreaterThanOrEqual(7);
    const exported = Object.entries(EXPORT_VERSIONS).filter(([name]) => installed.has(name));
    expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(installed));
  });
});

describe('formatStackBlitz', () => {
  it('opens the demo in an environment that runs Vite', () => {
    const { project, options } = formatStackBlitz(demo);
    expect(project).toEqual({
      title: 'Basic & <small> buttons',
      description: 'BasicButtons, as shown in the documentation',
      template: 'node',
      files: formatProject(demo),
    });
    expect(options).toEqual({ openFile: 'src/Demo.tsx' });
  });
});

describe('formatCodeSandbox', () => {
  it('makes a form with the compressed files', () => {
    const { action, fields } = formatCodeSandbox({ ...demo, variant: 'JS' });
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
    expect(fields.query).toBe('file=/src/Demo.jsx');
    expect(fields.parameters).toMatch(/^[\w-]+$/);
    const base64 = (fields.parameters ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lzString.decompressFromBase64(base64));
    expect(files['src/Demo.jsx']).toMatchObject({ content: demo.files[0]?.code });
  });
});

function readManifest(exported: ExportedDemo): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(formatProject(exported)['package.json'] ?? ''));
}

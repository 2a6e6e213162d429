import { formatJoyOptions, formatMaterialOptions } from '../themes/formatThemeCode.ts';
import type { ExportedDemo } from './exportProject.ts';
import { needsIconFont } from './exportLibraries.ts';

/** The script of an exported project: fonts, theme providers, and the demo inside them. */
export function formatEntry(demo: ExportedDemo): string {
  const material = demo.libraries.includes('material');
  const joy = demo.libraries.includes('joy');
  const joyOptions = joy ? formatJoyOptions(demo.theme) : null;
  const icons = needsIconFont(demo);
  const isTailwind = demo.styling === 'tailwind';
  const imports = [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(material ? MATERIAL_IMPORTS[joy ? 'withJoy' : 'alone'] : []),
    ...(joy ? listJoyImports(joyOptions !== null) : []),
    ...(icons ? ["import '@fontsource/material-icons';"] : []),
    ...(isTailwind ? ["import './index.css';"] : []),
    "import Demo from './Demo';",
  ];
  const root = `document.getElementById('root')${demo.variant === 'TS' ? '!' : ''}`;
  const tree = formatTree(wrapDemo(material, joy, joyOptions !== null), 1);
  const theme = [
    ...(material ? [`\nconst theme = createTheme(${formatMaterialOptions(demo.theme)});\n`] : []),
    ...(joyOptions ? [`\nconst joyTheme = extendTheme(${joyOptions});\n`] : []),
  ].join('');
  return `${imports.join('\n')}\n${theme}\ncreateRoot(${root}).render(\n${tree}\n);\n`;
}

const MATERIAL_FONTS = ['300', '400', '500', '700'].map(
  (weight) => `import '@fontsource/roboto/${weight}.css';`,
);

const MATERIAL_IMPORTS = {
  alone: [
    "import CssBaseline from '@mui/material/CssBaseline';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
    ...MATERIAL_FONTS,
  ],
  withJoy: [
    "import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';",
    ...MATERIAL_FONTS,
  ],
} as const;

function listJoyImports(hasTheme: boolean): string[] {
  return [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    `import { CssVarsProvider${hasTheme ? ', extendTheme' : ''} } from '@mui/joy/styles';`,
    "import '@fontsource/inter';",
  ];
}

/** An element with what it contains; strings are elements without content. */
interface Tree {
  readonly tag: string;
  readonly props?: string;
  readonly children: readonly (Tree | string)[];
}

function wrapDemo(material: boolean, joy: boolean, hasJoyTheme: boolean): Tree {
  const demo = material || joy ? ['<CssBaseline />', '<Demo />'] : ['<Demo />'];
  const joyProps = hasJoyTheme ? ' theme={joyTheme}' : '';
  const joyTree = joy ? [{ tag: 'CssVarsProvider', props: joyProps, children: demo }] : demo;
  // Two libraries share one theme context unless each keeps to its own key.
  const props = joy ? ' theme={{ [THEME_ID]: theme }}' : ' theme={theme}';
  const tree = material ? [{ tag: 'ThemeProvider', props, children: joyTree }] : joyTree;
  return { tag: 'StrictMode', children: tree };
}

function formatTree(tree: Tree | string, depth: number): string {
  const indent = '  '.repeat(depth);
  if (typeof tree === 'string') return indent + tree;
  const children = tree.children.map((child) => formatTree(child, depth + 1));
  const open = `${indent}<${tree.tag}${tree.props ?? ''}>`;
  return [open, ...children, `${indent}</${tree.tag}>`].join('\n') + (depth === 1 ? ',' : '');
}

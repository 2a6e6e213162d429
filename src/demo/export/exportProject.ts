import type { CodeVariant } from '../../model/codeVariant.ts';
import type { BaseLibrary } from '../../model/product.ts';
import type { Styling } from '../../model/styling.ts';
import type { StudioTheme } from '../themes/studioTheme.ts';
import { formatEntry } from './exportEntry.ts';
import { formatManifest } from './exportManifest.ts';

/** A demo to export, as the reader sees it, edits included. */
export interface ExportedDemo {
  readonly name: string;
  /** What the project is called in browsers and online editors. */
  readonly title: string;
  readonly variant: CodeVariant;
  readonly styling: Styling | null;
  /** The main file first, then those it imports, named from its folder. */
  readonly files: readonly { readonly name: string; readonly code: string }[];
  readonly dependencies: Readonly<Record<string, string>>;
  /** The libraries whose providers and fonts it needs. */
  readonly libraries: readonly BaseLibrary[];
  /** What its theme differs in from that of the libraries. */
  readonly theme: StudioTheme;
}

/** Contents of files by their paths. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** A Vite project around a demo that runs with `npm install && npm run dev`. */
export function formatProject(demo: ExportedDemo): ProjectFiles {
  const [main, ...siblings] = demo.files;
  if (!main) throw new Error(`The demo ${demo.name} has no files.`);
  const script = demo.variant === 'TS' ? 'ts' : 'js';
  return {
    'README.md': formatReadme(demo.title),
    'index.html': formatHtml(demo.title, `/src/main.${script}x`),
    'package.json': formatManifest(demo),
    ...(demo.variant === 'TS' && { 'tsconfig.json': TSCONFIG }),
    [`vite.config.${script}`]: formatConfig(demo.styling),
    [findDemoPath(demo.variant)]: main.code,
    ...Object.fromEntries(siblings.map(({ name, code }) => [`src/${name}`, code])),
    ...(demo.styling === 'tailwind' && { 'src/index.css': "@import 'tailwindcss';\n" }),
    [`src/main.${script}x`]: formatEntry(demo),
  };
}

/** Path of the demo's main file in an exported project. */
export function findDemoPath(variant: CodeVariant): string {
  return variant === 'TS' ? 'src/Demo.tsx' : 'src/Demo.jsx';
}

function formatReadme(title: string): string {
  return `# ${title}\n\nRun it with \`npm install && npm run dev\`. The demo is in \`src/\`.\n`;
}

function formatHtml(title: string, entry: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${entry}"></script>
  </body>
</html>
`;
}

function formatConfig(styling: Styling | null): string {
  const isTailwind = styling === 'tailwind';
  return `${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],
});
`;
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2022", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "Bundler",
    "allowImportingTsExtensions": true,
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": ["vite/client"]
  },
  "include": ["src"]
}
`;

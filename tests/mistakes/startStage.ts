import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { MistakeCheck } from '../../src/model/mistakeChecks.ts';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const ENTRY = fileURLToPath(new URL('./stage.tsx', import.meta.url));

/** The checks of one page. */
export interface PageChecks {
  readonly pathname: string;
  readonly checks: readonly MistakeCheck[];
}

/** A page that renders the wrong and the right way of any mistake. */
export interface MistakeStage {
  readonly origin: string;
  close(): Promise<void>;
}

/** Packages whose exports the code of a product's checks may use, the first ones first. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'material-ui': ['@mui/material', '@mui/lab'],
  'joy-ui': ['@mui/joy'],
  system: ['@mui/system'],
  x: ['@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-charts', '@mui/material'],
  toolpad: ['@toolpad/core', '@mui/material'],
};

/** Builds all checks into one site, with the development checks of React and the libraries, and serves it. */
export async function startStage(pages: readonly PageChecks[]): Promise<MistakeStage> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'mistakes-'));
  pages.forEach((page, index) => writeFileSync(join(folder, `${index}.jsx`), formatModule(page)));
  writeFileSync(join(folder, 'pages.js'), formatIndex(pages));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: { 'checked-pages': join(folder, 'pages.js') } },
    build: { outDir: join(folder, 'client'), minify: false, rolldownOptions: { input: ENTRY } },
  });
  const assets = join(folder, 'client', 'assets');
  const files = readdirSync(assets);
  const entry = files.find((name) => /^stage.*\.js$/.test(name)) ?? '';
  const server = createServer((request, response) => {
    const file = files.find((name) => request.url === `/assets/${name}`);
    const type = file?.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(200, { 'content-type': file ? type : 'text/html; charset=utf-8' });
    response.end(file ? readFileSync(join(assets, file)) : formatDocument(entry));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function formatDocument(entry: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistakes</title>',
    '<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">',
    `<script type="module" src="/assets/${entry}"></script></head>`,
    '<body><div id="stage"></div></body></html>',
  ].join('');
}

function formatIndex(pages: readonly PageChecks[]): string {
  const loaders = pages.map(
    ({ pathname }, index) => `  ${JSON.stringify(pathname)}: () => import('./${index}.jsx'),`,
  );
  return ['export const pages = {', ...loaders, '};'].join('\n');
}

/** A module with the two ways of each mistake, as components. */
function formatModule({ pathname, checks }: PageChecks): string {
  const packages = PACKAGES[pathname.split('/')[1] ?? ''] ?? [];
  const codes = checks.map(({ wrong = '', right = '' }) => [wrong, right]);
  const scope = packages.map((_, index) => `...package${index}`).reverse();
  const imports = [...new Set(checks.flatMap((check) => check.imports ?? []))];
  const imported = new Set(['React', ...imports.flatMap(listImported)]);
  const names = listNames(codes.flat().join(' ')).filter((name) => !imported.has(name));
  return [
    "import * as React from 'react';",
    ...packages.map((name, index) => `import * as package${index} from '${name}';`),
    ...imports,
    `const { ${names.join(', ')} } = { ...React, ${scope.join(', ')} };`,
    'export default [',
    ...codes.map(
      ([wrong, right]) => `{ wrong: ${toComponent(wrong)}, right: ${toComponent(right)} },`,
    ),
    '];',
  ].join('\n');
}

function toComponent(code = ''): string {
  if (code === '') return 'null';
  return code.startsWith('<') ? `() => (${code})` : code;
}

/** Words that may name a component, a hook or a function of a library; those of the language are no such. */
function listNames(code: string): string[] {
  const words = code.match(/\b(?:[A-Z]|use[A-Z]|create[A-Z])\w*/g) ?? [];
  return [...new Set(words)].filter((word) => !(word in globalThis));
}

/** The names that a statement imports. */
function listImported(statement: string): string[] {
  return statement.replace(/ from .*/s, '').match(/\w+/g) ?? [];
}

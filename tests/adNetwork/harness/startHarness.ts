import { mkdtempSync, readdirSync, readFileSync, rmSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { createHostingRules, listHeaders } from '../../../src/hosting/hostingRules.ts';
import { digestScript } from '../../../src/hosting/inlineScripts.ts';
import { formatScriptPolicy, NO_HOSTS } from '../../../src/hosting/securityPolicy.ts';
import { TRUSTED_SCRIPT } from '../../../src/ui/trustedTypes.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

export interface Harness {
  /** Address of a page whose settings are these environment variables. */
  pageUrl(path: string, env: Readonly<Record<string, string>>): string;
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Builds the small site with React's development checks, prerenders its pages and serves them with
 * the headers of the real site, which let in third parties of these origins only.
 */
export async function startHarness(origins: readonly string[]): Promise<Harness> {
  mkdirSync(CACHE, { recursive: true });
  const output = mkdtempSync(join(CACHE, 'harness-'));
  await buildClient(join(output, 'client'));
  const render = await buildRender(join(output, 'server'));
  const assets = join(output, 'client', 'assets');
  const files = readdirSync(assets);
  const headers = formatHeaders(origins);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = files.find((name) => url.pathname === `/assets/${name}`);
    const type = file ? contentType(file) : 'text/html; charset=utf-8';
    response.writeHead(200, { ...headers, 'content-type': type });
    response.end(
      file
        ? readFileSync(join(assets, file))
        : formatPage(files, render(url.pathname), url.searchParams.get('env') ?? '{}'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pageUrl: (path, env) => `${origin}${path}?env=${encodeURIComponent(JSON.stringify(env))}`,
    close() {
      server.closeAllConnections();
      rmSync(output, { recursive: true });
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const SETTINGS: InlineConfig = {
  root: FOLDER,
  configFile: false,
  logLevel: 'error',
  mode: 'development',
  define: {
    'process.env.NODE_ENV': '"development"',
    // The settings of a build, which here each page brings along.
    ...Object.fromEntries(
      [
        'DEV',
        'VITE_AD_APPEAL_SHARE',
        'VITE_ANALYTICS_ID',
        'VITE_ANALYTICS_IN_DEV',
        'VITE_ANALYTICS_SCRIPT_URL',
      ].map((name) => [`import.meta.env.${name}`, `globalThis.settings.${name}`]),
    ),
  },
};

async function buildClient(outDir: string): Promise<void> {
  const input = join(FOLDER, 'client.tsx');
  await build({ ...SETTINGS, build: { outDir, minify: false, rolldownOptions: { input } } });
}

async function buildRender(outDir: string): Promise<(path: string) => string> {
  await build({ ...SETTINGS, build: { outDir, ssr: join(FOLDER, 'render.tsx') } });
  const [file] = readdirSync(outDir).filter((name) => /^render\.m?js$/.test(name));
  const module: unknown = await import(pathToFileURL(join(outDir, file ?? '')).href);
  // Our own file of a moment ago.
  return (module as { render: (path: string) => string }).render;
}

function formatHeaders(origins: readonly string[]): Record<string, string> {
  const hosts = { ...NO_HOSTS, script: origins, connect: origins, image: origins };
  const headers = listHeaders('/', createHostingRules(hosts));
  const watcher = new URL('../../../src/ads/frame/watchPlaceholder.js', import.meta.url);
  const digests = [readFileSync(watcher, 'utf8'), TRUSTED_SCRIPT].map(digestScript);
  const scripts = formatScriptPolicy({ digests, hosts, allowsEval: false });
  return {
    ...headers,
    'Content-Security-Policy': `${headers['Content-Security-Policy']}; ${scripts}`,
  };
}

/** Styles and the first script as a prerendered page links them; what is lazy stays unlinked. */
function formatPage(files: readonly string[], html: string, env: string): string {
  const first = (pattern: RegExp) => files.find((name) => pattern.test(name)) ?? '';
  return [
    '<!doctype html><html lang="en" dir="ltr" data-mode="light"><head><meta charset="utf-8">',
    `<script>${TRUSTED_SCRIPT}</script>`,
    '<link rel="icon" href="data:,">',
    '<meta name="viewport" content="width=device-width">',
    `<link rel="stylesheet" href="/assets/${first(/^client.*\.css$/)}">`,
    `<script type="module" src="/assets/${first(/^client.*\.js$/)}"></script></head>`,
    `<body><div id="root" data-env="${env.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    `${html}</div></body></html>`,
  ].join('');
}

function contentType(file: string): string {
  return file.endsWith('.css') ? 'text/css' : 'text/javascript';
}

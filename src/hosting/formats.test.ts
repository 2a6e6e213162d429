import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatHeadersFile } from './formatHeadersFile.ts';
import { formatNginxConfig } from './formatNginxConfig.ts';
import { formatRedirectsFile } from './formatRedirectsFile.ts';
import { ENGLISH } from '../../tests/hosting/english.ts';
import { createHostingRules, type HostingRules } from './hostingRules.ts';
import { NO_HOSTS, readPolicyHosts } from './securityPolicy.ts';
import { writeHostingFiles } from './writeHostingFiles.ts';

const rules: HostingRules = {
  base: '',
  headers: [
    { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff', 'X-Quote': 'say "hi"' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
    { path: '/sw.js', headers: { 'X-Worker': 'yes' } },
  ],
  redirects: [
    { from: '/old/', to: '/new/' },
    { from: '/older/*', to: '/new/:splat' },
  ],
  languages: ENGLISH,
  notFoundFolders: ['/m', '/m/api'],
};

test('_headers lists each path with its headers', () => {
  expect(formatHeadersFile(rules)).toBe(`/*
  X-Content-Type-Options: nosniff
  X-Quote: say "hi"

/assets/*
  Cache-Control: immutable

/sw.js
  X-Worker: yes
`);
});

test('_headers stays within what Cloudflare accepts, with hosts configured', () => {
  const hosts = Array.from({ length: 10 }, (_, index) => `https://host${index}.example`).join(' ');
  const configured = createHostingRules(
    readPolicyHosts({ VITE_AD_SCRIPT_URL: 'https://ads.example/ad.js', VITE_AD_HOSTS: hosts }),
  );
  const lines = formatHeadersFile(configured).split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(line.length).toBeLessThan(2000);
});

test('_redirects names each address with and without its slash, exact ones first', () => {
  const file = formatRedirectsFile(rules, { single: ['search'], nested: ['blog', 'new', 'x'] });
  const lines = file.trim().split('\n');
  expect(lines.slice(0, 9)).toEqual([
    '/old /new/ 301',
    '/old/ /new/ 301',
    '/older /new/ 301',
    '/older/ /new/ 301',
    '/en / 301',
    '/en/ / 301',
    '/en/search /search/ 301',
    '/en/search/ /search/ 301',
    '/zh / 301',
  ]);
  const splats = lines.slice(lines.findIndex((line) => line.includes('*')));
  expect(splats.slice(0, 4)).toEqual([
    '/older/* /new/:splat 301',
    '/en/new/* /new/:splat 301',
    '/en/x/* /x/:splat 301',
    '/zh/new/* /new/:splat 301',
  ]);
  expect(splats.filter((line) => !line.includes('*'))).toEqual([]);
});

test('the files of a site in a folder name whole addresses', () => {
  const placed = { ...rules, base: '/docs' };
  expect(formatHeadersFile(placed)).toMatch(
    /^\/docs\/\*\n[\s\S]*\n\/docs\/assets\/\*\n[\s\S]*\n\/docs\/sw\.js\n/,
  );
  const lines = formatRedirectsFile(placed, { single: [], nested: ['new'] })
    .trim()
    .split('\n');
  expect(lines).toContain('/docs/older/* /docs/new/:splat 301');
  expect(lines).toContain('/docs/zh/new/* /docs/new/:splat 301');
  expect(lines.slice(-3)).toEqual([
    '/docs/m/api/* /docs/m/api/404.html 404',
    '/docs/m/* /docs/m/404.html 404',
    '/docs/* /docs/404.html 404',
  ]);
});

/** Where a host that reads `_redirects` sends a path: the first line counts, and a splat is put in as it came. */
function followRedirectsFile(file: string, path: string): string | undefined {
  for (const line of file.trim().split('\n')) {
    const [from = '', to = ''] = line.split(' ');
    if (path === from) return to;
    const folder = from.endsWith('*') ? from.slice(0, -1) : undefined;
    if (folder !== undefined && path.startsWith(folder)) {
      return to.replace(':splat', () => path.slice(folder.length));
    }
  }
  return undefined;
}

describe('the redirects of static hosts', () => {
  const rulesOfSite = createHostingRules(NO_HOSTS, { languages: ENGLISH });
  const file = formatRedirectsFile(rulesOfSite, {
    single: ['versions'],
    nested: ['base-ui', 'blog', 'material-ui', 'x'],
  });

  test.each([
    ['/zh', '/'],
    ['/zh/', '/'],
    ['/zh/material-ui/react-button/', '/material-ui/react-button/'],
    ['/it/x/react-charts/', '/x/react-charts/'],
    ['/en/', '/'],
    ['/ko/versions', '/versions/'],
    ['/ko/versions/', '/versions/'],
    ['/fr/blog/post/', undefined],
    ['/base/react-button/', '/base-ui/react-button/'],
  ])('send %s to %s', (path, target) => {
    expect(followRedirectsFile(file, path)).toBe(target);
  });

  const HOSTILE = [
    '//evil.example/',
    '/\\evil.example/',
    '/%2fevil.example/',
    '/@evil.example',
    '/.evil',
  ];
  const folders = [...new Set(file.split('\n').map((line) => line.split(/[* ]/)[0] ?? ''))];
  test.each(folders.filter(Boolean))('never lead from %s to another site', (folder) => {
    for (const hostile of HOSTILE) {
      for (const path of [folder + hostile, folder + hostile.slice(1)]) {
        const target = followRedirectsFile(file, path);
        if (target === undefined) continue;
        expect(new URL(target, 'https://site.example/').host).toBe('site.example');
      }
    }
  });
});

describe('the nginx configuration', () => {
  const config = formatNginxConfig(rules, { listen: '8080', root: '/srv/site', brotli: false });

  test.each([
    'listen 8080;',
    'root "/srv/site";',
    '# brotli_static on;',
    String.raw`{ default ""; "~^/sw\\.js$" "yes"; }`,
    String.raw`add_header X-Quote "say \"hi\"" always;`,
    '"~^(?:200|206|304) /assets/" "immutable";',
    'rewrite "^/old/?$" "/new/" permanent;',
    'rewrite "^/older(?:/([\\w./~-]*))?$" "/new/$1" permanent;',
    'zh|ja',
    '  "~^/m/api(?:/|$)" "/m/api/404.html";\n  "~^/m(?:/|$)" "/m/404.html";',
    '(?:/(?!blog(?:/|$))([\\w./~-]*))?$" "/$1" permanent;',
    '"image/svg+xml" svg;',
  ])('has %s', (line) => {
    expect(config).toContain(line);
  });

  test('serves Brotli where the module is there', () => {
    const options = { listen: '8080', root: '/srv/site', brotli: true };
    expect(formatNginxConfig(rules, options)).toContain('\n  brotli_static on;');
  });
});

describe('writing the files', () => {
  async function createBuild(pages: readonly string[]): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), 'swatchbook-formats-'));
    for (const page of pages) {
      await mkdir(join(directory, 'client', page), { recursive: true });
      await writeFile(join(directory, 'client', page, 'index.html'), '');
    }
    return directory;
  }

  test('puts them beside the pages, and nginx where nobody downloads it', async () => {
    const directory = await createBuild(['new']);
    await writeHostingFiles(directory, rules);
    expect(await readFile(join(directory, 'client/_headers'), 'utf8')).toBe(
      formatHeadersFile(rules),
    );
    expect(existsSync(join(directory, 'client/_redirects'))).toBe(true);
    expect(existsSync(join(directory, 'hosting/nginx.conf'))).toBe(true);
    await rm(directory, { recursive: true });
  });

  test('lists what readers ask for: folders with pages below, single pages, and no frames', async () => {
    const pages = ['new', 'new/thing', 'search', 'frame', 'live'];
    const directory = await createBuild(pages);
    await writeHostingFiles(directory, rules);
    const file = await readFile(join(directory, 'client/_redirects'), 'utf8');
    const german = file.split('\n').filter((line) => line.startsWith('/de'));
    expect(german).toEqual([
      '/de / 301',
      '/de/ / 301',
      '/de/search /search/ 301',
      '/de/search/ /search/ 301',
      '/de/new/* /new/:splat 301',
    ]);
    await rm(directory, { recursive: true });
  });

  test('stops at a redirect that leads nowhere', async () => {
    const directory = await createBuild(['other']);
    await expect(writeHostingFiles(directory, rules)).rejects.toThrow(
      'The redirect from /old/ leads to /new/, which is not a page.',
    );
    await rm(directory, { recursive: true });
  });
});

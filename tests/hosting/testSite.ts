import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFiles } from '../../src/hosting/compressFiles.ts';
import { createHostingRules } from '../../src/hosting/hostingRules.ts';
import { NO_HOSTS } from '../../src/hosting/securityPolicy.ts';
import { ENGLISH } from './english.ts';
import { sealPages } from './sealPages.ts';

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Button</title>
<script>document.documentElement.dataset.ran = 'yes';</script></head><body>
<main><h1>Button</h1>${'<p>Words that repeat compress well.</p>'.repeat(40)}</main></body></html>`;

const FILES = {
  '404.html': PAGE.replaceAll('Button', 'Page not found'),
  'joy-ui/404.html': PAGE.replaceAll('Button', 'Not found in Joy UI'),
  'joy-ui/api/404.html': PAGE.replaceAll('Button', 'Not found in the API'),
  'index.html': PAGE,
  'material-ui/react-button/index.html': PAGE,
  'material-ui/getting-started/usage/index.html': PAGE,
  'experiments/docs/index.html': PAGE,
  'live/index.html': PAGE,
  'assets/entry-Bx3k9.js': `export const words = '${'lorem '.repeat(200)}';`,
  'assets/inter-Ck2.woff2': 'not really a font',
  'data/pages/button.json': JSON.stringify({ words: 'lorem '.repeat(200) }),
  'material-ui/react-button.md': '# Button\n',
  'sw.js': `self.addEventListener('fetch', () => {});${'/* pad */'.repeat(80)}`,
  'robots.txt': 'User-agent: *\n',
  'thing.unknown': 'what am I?',
  '.vite/manifest.json': '{}',
  _headers: '/*\n',
} as const;

/** Builds a small site in a temporary folder and returns the folder of its files, which is `base` below its host's. */
export async function createTestSite(base = ''): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'swatchbook-hosting-'));
  const clientDirectory = join(directory, 'client', base);
  for (const [name, content] of Object.entries(FILES)) {
    const path = join(clientDirectory, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await sealPages(clientDirectory);
  const cacheDirectory = join(directory, 'cache');
  await compressFiles({ clientDirectory, cacheDirectory, buildId: 'test', now: Date.now() });
  return clientDirectory;
}

/** Rules of the test site: its redirects lead to its own pages. */
export const TEST_RULES = createHostingRules(NO_HOSTS, {
  redirects: [{ from: '/getting-started/usage/', to: '/material-ui/getting-started/usage/' }],
  languages: ENGLISH,
  notFoundFolders: ['/joy-ui', '/joy-ui/api'],
});

import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { formatHeadersFile } from './formatHeadersFile.ts';
import { formatNginxConfig } from './formatNginxConfig.ts';
import { formatRedirectsFile } from './formatRedirectsFile.ts';
import type { HostingRules } from './hostingRules.ts';
import { findBrokenRedirects } from './redirects.ts';
import { listTopFolders } from './topFolders.ts';

/** Writes the rules in the words of each host: `_headers`, `_redirects` and an nginx configuration. */
export async function writeHostingFiles(
  buildDirectory: string,
  rules: HostingRules,
): Promise<void> {
  // Hosts look for their files at their own root, wherever on it the site stands.
  const hostDirectory = join(buildDirectory, 'client');
  const clientDirectory = join(hostDirectory, rules.base);
  const hostingDirectory = join(buildDirectory, 'hosting');
  const broken = findBrokenRedirects(rules, (pathname) =>
    existsSync(join(clientDirectory, pathname, 'index.html')),
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));
  await mkdir(hostingDirectory, { recursive: true });
  const nginxConfig = formatNginxConfig(rules, {
    listen: '80',
    root: '/srv/swatchbook',
    brotli: false,
  });
  const folders = listTopFolders(await listPages(clientDirectory));
  await writeFile(join(hostDirectory, '_headers'), formatHeadersFile(rules));
  await writeFile(join(hostDirectory, '_redirects'), formatRedirectsFile(rules, folders));
  await writeFile(join(hostingDirectory, 'nginx.conf'), nginxConfig);
}

async function listPages(clientDirectory: string): Promise<string[]> {
  const files = await readdir(clientDirectory, { recursive: true });
  return files
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/index\.html$/, ''));
}

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHeadersFile } from './formatHeadersFile.ts';
import { formatNginxConfig } from './formatNginxConfig.ts';
import { formatRedirectsFile } from './formatRedirectsFile.ts';
import type { HostingRules } from './hostingRules.ts';
import { findBrokenRedirects } from './redirects.ts';

/** Writes the rules in the words of each host: `_headers`, `_redirects` and an nginx configuration. */
export async function writeHostingFiles(
  buildDirectory: string,
  rules: HostingRules,
): Promise<void> {
  const clientDirectory = join(buildDirectory, 'client');
  const hostingDirectory = join(buildDirectory, 'hosting');
  const broken = findBrokenRedirects(rules.redirects, (pathname) =>
    existsSync(join(clientDirectory, pathname, 'index.html')),
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));
  await mkdir(hostingDirectory, { recursive: true });
  const nginxConfig = formatNginxConfig(rules, {
    listen: '80',
    root: '/srv/swatchbook',
    brotli: false,
  });
  await writeFile(join(clientDirectory, '_headers'), formatHeadersFile(rules));
  await writeFile(join(clientDirectory, '_redirects'), formatRedirectsFile(rules.redirects));
  await writeFile(join(hostingDirectory, 'nginx.conf'), nginxConfig);
}

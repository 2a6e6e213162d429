import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sealPage } from '../../src/hosting/sealPage.ts';
import { NO_HOSTS } from '../../src/hosting/securityPolicy.ts';

/** Seals every page of a folder, as builds seal each page that they write. */
export async function sealPages(clientDirectory: string): Promise<void> {
  const files = await readdir(clientDirectory, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(clientDirectory, file);
    const html = await readFile(path, 'utf8');
    await writeFile(path, sealPage(html, `/${file}`, { hosts: NO_HOSTS, frameScripts: [] }));
  }
}

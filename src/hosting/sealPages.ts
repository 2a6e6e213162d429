import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { LIVE_PATH } from '../model/frames.ts';
import { runQueue } from '../model/runQueue.ts';
import { digestScript, findInlineScripts } from './inlineScripts.ts';
import { formatScriptPolicy, type PolicyHosts } from './securityPolicy.ts';

const SEAL = /<meta http-equiv="Content-Security-Policy" content="script-src [^"]*"\/>/;
const HEAD_START = /<head(?:\s[^>]*)?>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i;

/** One is written while others are read. */
const FILES_AT_ONCE = 8;

/**
 * Lets exactly the inline scripts a page has now run in it, and none that is added later. The
 * policy comes first in the head (only the charset may precede it): it does not hold for what
 * came before. Sealing again replaces the seal. Frames written by a page inherit its policy, so their
 * scripts are named as well.
 */
export function sealPage(
  html: string,
  pathname: string,
  hosts: PolicyHosts,
  frameScripts: readonly string[] = [],
): string {
  const unsealed = html.replace(SEAL, '');
  const policy = formatScriptPolicy({
    digests: [...new Set([...findInlineScripts(unsealed), ...frameScripts].map(digestScript))],
    hosts,
    allowsEval: pathname.startsWith(LIVE_PATH),
  });
  const start = HEAD_START.exec(unsealed);
  if (!start) throw new Error(`${pathname} has no <head>, so its scripts cannot be sealed.`);
  const end = start.index + start[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return unsealed.slice(0, end) + meta + unsealed.slice(end);
}

/** Seals every page of a built site and says how many there were. */
export async function sealPages(
  clientDirectory: string,
  hosts: PolicyHosts,
  frameScripts: readonly string[] = [],
): Promise<number> {
  const files = await readdir(clientDirectory, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  await runQueue(pages, FILES_AT_ONCE, async (page) => {
    const path = join(clientDirectory, page);
    const html = await readFile(path, 'utf8');
    const pathname = `/${page.split(sep).join('/')}`;
    await writeFile(path, sealPage(html, pathname, hosts, frameScripts));
  });
  return pages.length;
}

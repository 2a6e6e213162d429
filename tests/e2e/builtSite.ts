import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { createSiteServer } from '../../src/hosting/createServer.ts';
import { createSiteRules } from '../../scripts/siteRules.ts';
import { FRAME_PATH, LIVE_PATH } from '../../src/model/frames.ts';
import { runServer, type RunningServer } from './runServer.ts';

/** Where the build under test lies. */
export const CLIENT_DIRECTORY = join(process.cwd(), 'build/client');

/** A running server of the build. */
export type BuiltSite = RunningServer;

/**
 * Serves the build on a free port. The address is not the host the build is made for, so no service
 * worker stands between a test and the server.
 */
export function serveBuild(directory = CLIENT_DIRECTORY): Promise<BuiltSite> {
  return runServer(createSiteServer(directory, createSiteRules({})));
}

/** The addresses of all built pages; the page for unknown addresses and frames are none. */
export async function listBuiltPages(directory = CLIENT_DIRECTORY): Promise<string[]> {
  const files = await readdir(directory, { recursive: true });
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((pathname) => pathname !== FRAME_PATH && pathname !== LIVE_PATH)
    .sort();
}

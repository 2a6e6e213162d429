import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatBytes } from '../../model/formatBytes.ts';
import { formatOfflineListUrl, sumBytes } from '../offlineList.ts';
import { SERVER_BUILD_URL, type ServerBuild } from '../start/serverBuild.ts';
import { findBuild } from '../worker/checkAnswer.ts';
import { OFFLINE_URL } from '../worker/precache.ts';
import { openBuiltFiles } from './builtFiles.ts';
import { findShell } from './findShell.ts';
import { markFiles } from './markFiles.ts';
import { listProductFiles, type ListedProduct, type ProductPage } from './listProductFiles.ts';
import { writeWorker } from './writeWorker.ts';

/** What the offline part of a site is made from. */
export interface OfflineOptions {
  /** The built pages, as they will be served. */
  readonly clientDirectory: string;
  readonly products: readonly ListedProduct[];
  readonly pages: readonly ProductPage[];
  /** The file of the bundled worker. */
  readonly bundledWorker: string;
  /** Ships a worker that takes itself and all it kept away. */
  readonly isKilled: boolean;
  /** Hears how many files have been looked at. */
  readonly onProgress?: (done: number) => void;
}

/** Writes the worker, and what it and the pages need to know. */
export async function buildOffline(options: OfflineOptions): Promise<string> {
  const { clientDirectory, products, pages, bundledWorker, isKilled, onProgress } = options;
  const buildId = await readBuildId(clientDirectory);
  const files = await openBuiltFiles(clientDirectory, onProgress);
  const shell = await findShell(clientDirectory, files);
  const lists = isKilled
    ? []
    : await listProductFiles({ clientDirectory, buildId, files, pages }, products);
  for (const list of lists) {
    await writeJson(clientDirectory, formatOfflineListUrl(list.productId), list);
  }
  const sizes = lists.map((list) => [list.productId, sumBytes(list.files)] as const);
  const server: ServerBuild = { buildId, products: Object.fromEntries(sizes) };
  await writeJson(clientDirectory, SERVER_BUILD_URL, server);
  const fileMarks = await markFiles(clientDirectory);
  await writeWorker(clientDirectory, bundledWorker, {
    buildId,
    precache: shell.entries,
    fileMarks,
  });
  if (isKilled) return 'a worker that removes itself';
  return `a worker that loads ${formatBytes(shell.bytes)} ahead, and lists of ${lists.length} products`;
}

/** Pages carry the name of their build, so the worker cannot be given another one. */
async function readBuildId(clientDirectory: string): Promise<string> {
  const html = await readFile(join(clientDirectory, OFFLINE_URL, 'index.html'), 'utf8');
  const build = findBuild(html, 'page');
  if (build === undefined) throw new Error('The offline page does not say which build it is of.');
  return build;
}

async function writeJson(clientDirectory: string, url: string, value: unknown): Promise<void> {
  const path = join(clientDirectory, url);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(value));
}

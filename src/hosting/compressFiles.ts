import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from '../files/writeWhole.ts';
import { runQueue } from '../model/runQueue.ts';
import { MIN_COMPRESSED_BYTES } from './compressQuickly.ts';
import { isCompressible } from './contentTypes.ts';
import { ENCODED_ENDINGS, ENCODINGS, type Encoding } from './encodings.ts';
import { ASSETS_PATH, SEARCH_PATH } from './hostingRules.ts';

/** Above this many bytes the best quality takes seconds. */
const MAX_BEST_BYTES = 1_000_000;

/** Enough to keep zlib's threads busy. */
const CONCURRENCY = 8;

const CACHE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What compressing did, for the build's log. */
export interface CompressionReport {
  readonly files: number;
  /** Files that had not been compressed before. */
  readonly fresh: number;
}

/** Where to compress and where results are kept between builds. */
export interface CompressOptions {
  readonly clientDirectory: string;
  readonly cacheDirectory: string;
  readonly now: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Puts a Brotli and a gzip twin beside each text file of a built site, if it is smaller. */
export async function compressFiles(options: CompressOptions): Promise<CompressionReport> {
  const { clientDirectory, cacheDirectory, now, onProgress } = options;
  await mkdir(cacheDirectory, { recursive: true });
  const cached = new Set(await readdir(cacheDirectory));
  const files = await readdir(clientDirectory, { recursive: true });
  const texts = files.filter(isCompressible);
  let done = 0;
  let compressed = 0;
  let fresh = 0;
  await runQueue(texts, CONCURRENCY, async (file) => {
    const path = join(clientDirectory, file);
    const content = await readFile(path);
    done += 1;
    onProgress?.(done, texts.length);
    if (content.byteLength < MIN_COMPRESSED_BYTES) return;
    const job = { path, content, quality: selectQuality(file, content.byteLength), now };
    const isFresh = await writeTwins(job, cacheDirectory, cached);
    compressed += 1;
    fresh += isFresh ? 1 : 0;
  });
  await dropUnused(cacheDirectory, now - CACHE_LIFETIME_MS);
  return { files: compressed, fresh };
}

/**
 * Hashed files rarely change, so they get the best quality once and come from the cache after.
 * Pages name the hashed files and change with every build: for them 10 is 3 times as fast as 11 at
 * a thirtieth more bytes. The API reference is most of the pages and the least of the visits, and data
 * is fetched ahead: there 7 is 15 times as fast as 10, at a fourteenth more bytes.
 */
function selectQuality(file: string, bytes: number): number {
  const path = `/${file.split(sep).join('/')}`;
  const isHashed = path.startsWith(ASSETS_PATH) || path.startsWith(SEARCH_PATH);
  if (isHashed && bytes <= MAX_BEST_BYTES) return constants.BROTLI_MAX_QUALITY;
  return path.endsWith('.html') && !path.includes('/api/') ? 10 : 7;
}

interface Job {
  readonly path: string;
  readonly content: Buffer;
  readonly quality: number;
  readonly now: number;
}

async function writeTwins(
  { path, content, quality, now }: Job,
  cacheDirectory: string,
  cached: Set<string>,
): Promise<boolean> {
  const hash = createHash('sha256').update(content).digest('hex');
  let isFresh = false;
  for (const encoding of ENCODINGS) {
    const name = `${hash}-${quality}${ENCODED_ENDINGS[encoding]}`;
    const entry = join(cacheDirectory, name);
    const isCached = cached.has(name);
    const twin = isCached ? await readFile(entry) : await compress(content, encoding, quality);
    if (!isCached) await writeWhole(entry, twin);
    await utimes(entry, now / 1000, now / 1000);
    isFresh ||= !isCached;
    if (twin.byteLength < content.byteLength)
      await writeFile(path + ENCODED_ENDINGS[encoding], twin);
  }
  return isFresh;
}

function compress(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      // Clearing a window larger than the file takes longer than filling it.
      [constants.BROTLI_PARAM_LGWIN]: fitWindow(content.byteLength),
    },
  });
}

function fitWindow(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(bytes)), least), most);
}

async function dropUnused(cacheDirectory: string, before: number): Promise<void> {
  for (const name of await readdir(cacheDirectory)) {
    const entry = join(cacheDirectory, name);
    const { mtimeMs } = await stat(entry);
    if (mtimeMs < before) await unlink(entry);
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import { writeWhole } from '../files/writeWhole.ts';
import { runQueue } from '../model/runQueue.ts';
import { compressAroundBlank, fillBlank, leaveBlank } from './blank.ts';
import { MIN_COMPRESSED_BYTES } from './compressQuickly.ts';
import { isCompressible } from './contentTypes.ts';
import { ENCODED_ENDINGS, ENCODINGS, type Encoding } from './encodings.ts';
import { ASSETS_PATH, SEARCH_PATH } from './hostingRules.ts';

/** Above this many bytes the best quality takes seconds; below, it saves a few dozen of them. */
const BEST_BYTES = { least: 8_000, most: 1_000_000 } as const;

/** Enough to keep zlib's threads busy. */
const CONCURRENCY = 8;

const CACHE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What compressing did, for the build's log. */
export interface CompressionReport {
  readonly files: number;
  /** Those that had not been compressed before. */
  readonly fresh: number;
}

/** Where to compress and where results are kept between builds. */
export interface CompressOptions {
  readonly clientDirectory: string;
  readonly cacheDirectory: string;
  /** The name of the build, in which texts may differ from those of the build before. */
  readonly buildId: string;
  readonly now: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Puts a Brotli and a gzip twin beside each text file of a built site, if it is smaller. */
export async function compressFiles(options: CompressOptions): Promise<CompressionReport> {
  const { clientDirectory, cacheDirectory, buildId, now, onProgress } = options;
  await mkdir(cacheDirectory, { recursive: true });
  const store = await openStore(cacheDirectory, now);
  const files = await readdir(clientDirectory, { recursive: true });
  const texts = files.filter(isCompressible);
  let done = 0;
  let compressed = 0;
  await runQueue(texts, CONCURRENCY, async (file) => {
    const path = join(clientDirectory, file);
    const content = await readFile(path);
    done += 1;
    onProgress?.(done, texts.length);
    if (content.byteLength < MIN_COMPRESSED_BYTES) return;
    const job = { path, content, buildId, quality: selectQuality(file, content.byteLength) };
    await writeTwins(job, store);
    compressed += 1;
  });
  await dropUnused(cacheDirectory, now - CACHE_LIFETIME_MS);
  return { files: compressed, fresh: store.countCreated() };
}

/**
 * Hashed files rarely change, so they get the best quality once and come from the cache after. Most of them are scripts
 * of single demos, so small that 9 is 20 times as fast at a thirtieth more bytes.
 * Pages name the hashed files and change with them: for them 10 is 3 times as fast as 11 at
 * a thirtieth more bytes. The API reference is most of the pages and the least of the visits, and data
 * is fetched ahead: there 7 is 15 times as fast as 10, at a fourteenth more bytes.
 */
function selectQuality(file: string, bytes: number): number {
  const path = `/${file.split(sep).join('/')}`;
  const isHashed = path.startsWith(ASSETS_PATH) || path.startsWith(SEARCH_PATH);
  if (isHashed && bytes < BEST_BYTES.least) return 9;
  if (isHashed && bytes <= BEST_BYTES.most) return constants.BROTLI_MAX_QUALITY;
  return path.endsWith('.html') && !path.includes('/api/') ? 10 : 7;
}

interface Job {
  readonly path: string;
  readonly content: Buffer;
  readonly buildId: string;
  readonly quality: number;
}

async function writeTwins(job: Job, store: Store): Promise<void> {
  const { path, content } = job;
  const twins: Readonly<Record<Encoding, Buffer>> = {
    br: await compressBest(job, store),
    // As fast as reading it would be.
    gzip: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const encoding of ENCODINGS) {
    const twin = twins[encoding];
    if (twin.byteLength < content.byteLength)
      await writeFile(path + ENCODED_ENDINGS[encoding], twin);
  }
}

async function compressBest({ content, buildId, quality }: Job, store: Store): Promise<Buffer> {
  const options = describeBrotli(content.byteLength, quality);
  const form = leaveBlank(content, buildId);
  if (form) {
    const compressed = await store.getOrCreate(`${hash(form)}-${quality}-blank.br`, () =>
      compressAroundBlank(form, options),
    );
    const filled = fillBlank(compressed, buildId);
    if (filled) return filled;
  }
  return store.getOrCreate(`${hash(content)}-${quality}.br`, () =>
    promisify(brotliCompress)(content, options),
  );
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Compressed bytes by name. What is used counts as new. */
interface Store {
  readonly getOrCreate: (name: string, create: () => Promise<Buffer>) => Promise<Buffer>;
  readonly countCreated: () => number;
}

async function openStore(folder: string, now: number): Promise<Store> {
  const known = new Set(await readdir(folder));
  let created = 0;
  return {
    async getOrCreate(name, create) {
      const file = join(folder, name);
      const isKnown = known.has(name);
      const bytes = isKnown ? await readFile(file) : await create();
      if (!isKnown) await writeWhole(file, bytes);
      if (!isKnown) created += 1;
      await utimes(file, now / 1000, now / 1000);
      return bytes;
    },
    countCreated: () => created,
  };
}

function describeBrotli(bytes: number, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      // Clearing a window larger than the file takes longer than filling it.
      [constants.BROTLI_PARAM_LGWIN]: fitWindow(bytes),
    },
  };
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

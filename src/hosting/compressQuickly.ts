import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './contentTypes.ts';
import type { Encoding } from './encodings.ts';

/** Below this many bytes the headers weigh more than what compressing saves. */
export const MIN_COMPRESSED_BYTES = 512;

/** A tenth more bytes than the best quality, in a hundredth of its time. */
const QUICK_QUALITY = 4;

/** Whether readers gain from a file being compressed. */
export function isWorthCompressing(file: string, bytes: number): boolean {
  return isCompressible(file) && bytes >= MIN_COMPRESSED_BYTES;
}

/** Compresses an answer while its reader waits; without an encoding it stays as it is. */
export async function compressQuickly(
  content: Buffer,
  encoding: Encoding | undefined,
): Promise<Buffer> {
  if (encoding === undefined) return content;
  if (encoding === 'gzip') return promisify(gzip)(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY };
  return promisify(brotliCompress)(content, { params });
}

import { constants, createBrotliCompress, type BrotliOptions } from 'node:zlib';

/**
 * Stands where texts say the name of their build, which is all that differs in most of them from build to build: a text
 * is compressed with a blank in it, and any name is then written into what came out. Texts do not have
 * these characters, so nothing that is compressed refers to the blank.
 */
const BLANK = Buffer.from('\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008');

/** Brotli chooses how to read a letter by the two before it: these must not be of the name. */
const LETTERS_BESIDE = 2;

/** The text with a blank for the name; null where it does not have the name exactly once. */
export function leaveBlank(text: Buffer, name: string): Buffer | null {
  if (name.length !== BLANK.length || countPlaces(text, BLANK) > 0) return null;
  if (countPlaces(text, name) !== 1) return null;
  const form = Buffer.from(text);
  BLANK.copy(form, text.indexOf(name));
  return form;
}

/** Compresses a text with Brotli in parts, so that the blank is one for itself: a part so short is left as it is. */
export async function compressAroundBlank(form: Buffer, options: BrotliOptions): Promise<Buffer> {
  const start = form.indexOf(BLANK);
  const end = Math.min(start + BLANK.length + LETTERS_BESIDE, form.length);
  const stream = createBrotliCompress(options);
  stream.write(form.subarray(0, start));
  stream.flush(constants.BROTLI_OPERATION_FLUSH);
  stream.write(form.subarray(start, end));
  stream.flush(constants.BROTLI_OPERATION_FLUSH);
  stream.end(form.subarray(end));
  return Buffer.concat(await stream.toArray());
}

/** Writes the name into compressed bytes; null where the blank did not stay as it is. */
export function fillBlank(compressed: Buffer, name: string): Buffer | null {
  if (countPlaces(compressed, BLANK) !== 1) return null;
  const filled = Buffer.from(compressed);
  filled.write(name, compressed.indexOf(BLANK));
  return filled;
}

/** Counts no further than two. */
function countPlaces(text: Buffer, searched: Buffer | string): number {
  const first = text.indexOf(searched);
  if (first === -1) return 0;
  return text.indexOf(searched, first + 1) === -1 ? 1 : 2;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS_PER_DIGIT = 6;

/** Codes that stand for no phrase: a new character of one or two bytes follows, or the end. */
const SHORT_CHARACTER = 0;
const LONG_CHARACTER = 1;
const END = 2;

/**
 * Compresses a text in the format of the `lz-string` package, which CodeSandbox reads:
 * LZW over UTF-16 units, codes growing by a bit when needed, written lowest bit first.
 */
export function compressToBase64(text: string): string {
  const writer = createBitWriter();
  const codes = new Map<string, number>();
  /** Single characters that were met but not yet written. */
  const fresh = new Set<string>();
  let width = 2;
  let untilWider = 2;
  const count = (): void => {
    untilWider -= 1;
    if (untilWider > 0) return;
    untilWider = 2 ** width;
    width += 1;
  };
  const write = (phrase: string): void => {
    if (fresh.delete(phrase)) {
      const unit = phrase.charCodeAt(0);
      const isShort = unit < 256;
      writer.write(isShort ? SHORT_CHARACTER : LONG_CHARACTER, width);
      writer.write(unit, isShort ? 8 : 16);
      count();
    } else {
      writer.write(codes.get(phrase) ?? END, width);
    }
    count();
  };
  let phrase = '';
  for (const character of text.split('')) {
    if (!codes.has(character)) {
      codes.set(character, codes.size + END + 1);
      fresh.add(character);
    }
    const longer = phrase + character;
    if (codes.has(longer)) {
      phrase = longer;
      continue;
    }
    write(phrase);
    codes.set(longer, codes.size + END + 1);
    phrase = character;
  }
  if (phrase !== '') write(phrase);
  writer.write(END, width);
  return writer.finish();
}

function createBitWriter() {
  let digits = '';
  let value = 0;
  let filled = 0;
  const push = (bit: number): void => {
    value = value * 2 + bit;
    filled += 1;
    if (filled < BITS_PER_DIGIT) return;
    digits += ALPHABET.charAt(value);
    value = 0;
    filled = 0;
  };
  return {
    write: (number: number, width: number): void => {
      for (let bit = 0; bit < width; bit += 1) push((number >> bit) & 1);
    },
    /** Even a full last digit is followed by one more, as the format has it. */
    finish: (): string => {
      do push(0);
      while (filled > 0);
      return digits.padEnd(Math.ceil(digits.length / 4) * 4, '=');
    },
  };
}

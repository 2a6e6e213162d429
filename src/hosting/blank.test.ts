import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAroundBlank, fillBlank, leaveBlank } from './blank.ts';

const NAMES = ['0123abcd', 'ffffffff', '2389d982', 'a1b2c3d4'];

/** Has parts of the names in other places, too. */
const WORDS = `{"build":"0123"} content="ffff","path":"d982","pathname":"a1b2c3" `.repeat(40);

test.each<[string, (name: string) => string]>([
  ['a page', (name) => `<!DOCTYPE html><meta name="build" content="${name}"/>${WORDS}`],
  ['data', (name) => `{"buildId":"${name}","pathname":"/a/","words":${JSON.stringify(WORDS)}}`],
  ['a text that ends with the name', (name) => `${WORDS}${name}`],
  ['a text that begins with the name', (name) => `${name}${WORDS}`],
])('any name can be written into %s that was compressed before', async (_, say) => {
  for (const quality of [7, 10, 11]) {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
    const form = leaveBlank(Buffer.from(say('0123abcd')), '0123abcd');
    const compressed = await compressAroundBlank(form ?? Buffer.of(), options);
    expect(compressed.length).toBeLessThan(say('0123abcd').length / 4);
    for (const name of NAMES) {
      expect(leaveBlank(Buffer.from(say(name)), name)).toEqual(form);
      const filled = fillBlank(compressed, name) ?? Buffer.of();
      expect(brotliDecompressSync(filled).toString()).toBe(say(name));
    }
  }
});

test('bytes without a blank cannot be filled', () => {
  expect(fillBlank(Buffer.from('nothing'), '0123abcd')).toBeNull();
});

test.each([
  ['does not have the name', 'A page'],
  ['has it twice', '0123abcd and 0123abcd'],
  ['has the characters of the blank', '0123abcd \u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008'],
])('no blank is left in a text that %s', (_, text) => {
  expect(leaveBlank(Buffer.from(text), '0123abcd')).toBeNull();
});

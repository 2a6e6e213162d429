import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawIcon } from './drawIcon.ts';
import { encodePng } from './encodePng.ts';
import { parseIcon } from './parseIcon.ts';

const RED = '#f00';
const draw = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${shapes}</svg>`;

/** Rows of letters: the first of red, green and blue that a pixel has, `.` where nothing is. */
function show(svg: string, size = 8, margin = 0): string[] {
  const pixels = drawIcon(parseIcon(svg), { size, margin, background: null });
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(
        (row * size + column) * 4,
      );
      if (opacity < 128) return '.';
      return red > 128 ? 'r' : green > 128 ? 'g' : blue > 128 ? 'b' : 'k';
    }).join(''),
  );
}

describe('an icon', () => {
  test('is drawn from rectangles and circles, the last on top, moved as a group', () => {
    const svg = draw(
      `<g transform="translate(1 1)"><rect x="0" y="0" width="6" height="6" fill="${RED}"/><circle cx="3" cy="3" r="1.5" fill="#0000ff"/></g>`,
    );
    expect(show(svg)).toEqual([
      '........',
      '.rrrrrr.',
      '.rrrrrr.',
      '.rrbbrr.',
      '.rrbbrr.',
      '.rrrrrr.',
      '.rrrrrr.',
      '........',
    ]);
  });

  test('turns rectangles around a point', () => {
    const svg = draw(
      `<rect x="3" y="0" width="2" height="4" transform="rotate(90 4 4)" fill="${RED}"/>`,
    );
    expect(show(svg)).toEqual([
      '........',
      '........',
      '........',
      '....rrrr',
      '....rrrr',
      '........',
      '........',
      '........',
    ]);
  });

  test('keeps a margin and rounds corners', () => {
    const svg = draw(`<rect x="0" y="0" width="8" height="8" rx="4" fill="${RED}"/>`);
    expect(show(svg, 8, 0.25)).toEqual([
      '........',
      '........',
      '...rr...',
      '..rrrr..',
      '..rrrr..',
      '...rr...',
      '........',
      '........',
    ]);
  });

  test.each([
    [
      draw('<path d="M0 0"/>').replace('/>', ` fill="${RED}"/>`),
      'The icon may be made of rect and circle, not <path>.',
    ],
    [draw('<rect fill="red"/>'), 'The icon has the color "red"; write it as #rrggbb.'],
    ['<svg viewBox="0 0 8 9"></svg>', 'The icon must have a square viewBox that starts at 0 0.'],
  ])('%s is refused', (svg, message) => {
    expect(() => parseIcon(svg)).toThrow(new Error(message));
  });
});

test('a PNG file holds its size and its pixels', () => {
  const pixels = Uint8Array.from({ length: 2 * 2 * 4 }, (_, index) => index);
  const file = encodePng(pixels, 2);
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2, 2]);
  const start = file.indexOf('IDAT') + 4;
  const rows = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)));
  expect([...rows]).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 0, 8, 9, 10, 11, 12, 13, 14, 15]);
});

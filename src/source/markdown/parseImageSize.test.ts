import { describe, expect, it } from 'vitest';
import { parseImageSize } from './parseImageSize.ts';

const text = (value: string): number[] => [...new TextEncoder().encode(value)];
const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const PNG = [
  0x89,
  ...text('PNG\r\n\x1a\n'),
  0,
  0,
  0,
  13,
  ...text('IHDR'),
  0,
  0,
  2,
  128,
  0,
  0,
  1,
  104,
];
/** A comment segment, then the frame header: precision, height, width. */
const JPEG = [
  ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2],
  ...[0xff, 0xc2, 0, 11, 8, 1, 104, 2, 128, 1, 1, 17, 0],
];
const RIFF = [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')];
const LOSSY = [...RIFF, ...text('VP8 '), ...zeros(10), 128, 2, 104, 1];
const LOSSLESS = [...RIFF, ...text('VP8L'), ...zeros(4), 0x2f, 0x7f, 0xc2, 0x59, 0, ...zeros(5)];
const EXTENDED = [...RIFF, ...text('VP8X'), ...zeros(8), 127, 2, 0, 103, 1, 0];

describe('parseImageSize', () => {
  it.each([
    ['PNG', PNG],
    ['JPEG', JPEG],
    ['lossy WebP', LOSSY],
    ['lossless WebP', LOSSLESS],
    ['extended WebP', EXTENDED],
    ['SVG with a size', text('<?xml version="1.0"?><svg width="640px" height="359.6">')],
    ['SVG with a view box', text('<svg\n  viewBox="0 0 640 360" fill="none">')],
  ])('reads %s', (_format, bytes) => {
    expect(parseImageSize(Uint8Array.from(bytes))).toEqual({ width: 640, height: 360 });
  });

  it.each([
    ['nothing', []],
    ['text', text('not an image')],
    ['SVG without any size', text('<svg width="100%" height="auto">')],
    ['a JPEG cut short', JPEG.slice(0, 10)],
    ['a WebP of unknown kind', [...RIFF, ...text('ABCD'), ...zeros(20)]],
  ])('gives null for %s', (_format, bytes) => {
    expect(parseImageSize(Uint8Array.from(bytes))).toBeNull();
  });
});

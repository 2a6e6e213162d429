import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 8;
const COLOR_WITH_OPACITY = 6;

/** A square picture of four bytes a pixel as a PNG file. See https://www.w3.org/TR/png-3/. */
export function encodePng(pixels: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = BIT_DEPTH;
  header[9] = COLOR_WITH_OPACITY;
  const rowBytes = size * 4;
  // Each row starts with the number of its filter; 0 means none.
  const rows = Buffer.alloc((rowBytes + 1) * size);
  for (let row = 0; row < size; row += 1) {
    rows.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', deflateSync(rows, { level: 9 })),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function encodeChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(body.byteLength + 8);
  chunk.writeUInt32BE(content.byteLength, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.byteLength + 4);
  return chunk;
}

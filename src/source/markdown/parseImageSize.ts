/** Width and height of an image in px. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of a PNG, JPEG, WebP or SVG image from its bytes; null for anything else. */
export function parseImageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && textAt(bytes, 1, 3) === 'PNG') {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes.length >= 4 && view.getUint16(0) === JPEG_START) return parseJpegSize(view);
  if (bytes.length >= 30 && textAt(bytes, 8, 4) === 'WEBP') return parseWebpSize(bytes, view);
  return parseSvgSize(new TextDecoder().decode(bytes));
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

const JPEG_START = 0xffd8;
/** Frame headers are C0 to CF, save three codes that mean other tables. */
const JPEG_OTHER_MARKERS = [0xc4, 0xc8, 0xcc];

function parseJpegSize(view: DataView): ImageSize | null {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !JPEG_OTHER_MARKERS.includes(marker)) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    }
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

function parseWebpSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return null;
  }
}

function parseSvgSize(text: string): ImageSize | null {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const width = /\swidth="([\d.]+)(?:px)?"/.exec(tag)?.[1];
  const height = /\sheight="([\d.]+)(?:px)?"/.exec(tag)?.[1];
  if (width && height) return roundSize(width, height);
  const box = /\sviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  return box?.[1] && box[2] ? roundSize(box[1], box[2]) : null;
}

/** The attributes of `<img>` are whole numbers. */
function roundSize(width: string, height: string): ImageSize {
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

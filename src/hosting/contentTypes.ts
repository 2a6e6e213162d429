/** Content type by file extension; the same table feeds the server and the nginx configuration. */
export const CONTENT_TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  // Data files of React Router's own loaders.
  data: 'text/x-script; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
} as const satisfies Readonly<Record<string, string>>;

/** For files of no known type: browsers save them instead of guessing. */
export const UNKNOWN_CONTENT_TYPE = 'application/octet-stream';

/** The content type a file is served with. */
export function resolveContentType(path: string): string {
  const extension = findExtension(path);
  return isKnown(extension) ? CONTENT_TYPES[extension] : UNKNOWN_CONTENT_TYPE;
}

/** Whether a file is text, so that compressing it pays. */
export function isCompressible(path: string): boolean {
  return /^text\/|json|xml|wasm/.test(resolveContentType(path));
}

function findExtension(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

function isKnown(extension: string): extension is keyof typeof CONTENT_TYPES {
  return Object.hasOwn(CONTENT_TYPES, extension);
}

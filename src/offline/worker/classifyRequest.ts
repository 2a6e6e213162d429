import { SERVER_BUILD_URL } from '../start/serverBuild.ts';

/** What a request asks for, which decides how it is answered. */
export type RequestKind =
  /** A document the reader goes to. */
  | 'page'
  /** A document inside a page. */
  | 'frame'
  /** A data file, which has the same name in every build. */
  | 'data'
  /** A file with its content's hash in its name. */
  | 'asset';

/** The parts of a request that classify it. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  readonly integrity: string;
  readonly headers: { has(name: string): boolean };
}

/** Sorts requests; null for all that the worker never touches. */
export function classifyRequest(request: RequestFacts, origin: string): RequestKind | null {
  const { method, mode, destination, headers, integrity } = request;
  const url = new URL(request.url);
  if (url.origin !== origin || method !== 'GET' || headers.has('range')) return null;
  // Saving a product checks its files' bytes and keeps them itself.
  if (integrity !== '' || url.pathname === SERVER_BUILD_URL) return null;
  if (mode === 'navigate') return destination === 'document' ? 'page' : 'frame';
  if (url.pathname.startsWith('/data/')) return 'data';
  return url.pathname.startsWith('/assets/') ? 'asset' : null;
}

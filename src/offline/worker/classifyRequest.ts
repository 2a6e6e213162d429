import { toPath } from '../../model/address.ts';
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
  const path = toPath(url.pathname);
  if (url.origin !== origin || path === '' || method !== 'GET' || headers.has('range')) return null;
  // Saving a product checks its files' bytes and keeps them itself.
  if (integrity !== '' || path === SERVER_BUILD_URL) return null;
  if (mode === 'navigate') return destination === 'document' ? 'page' : 'frame';
  if (path.startsWith('/data/')) return 'data';
  return path.startsWith('/assets/') ? 'asset' : null;
}

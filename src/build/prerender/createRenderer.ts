import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { BUNDLE_DIRECTORY } from '../bundle.ts';

/** Renders the file at an address; throws what went wrong on the way. */
export type RenderPath = (pathname: string) => Promise<string>;

/** Which bundle renders, and for which folder of the host. */
interface RendererOptions {
  readonly root: string;
  readonly bundle: string;
  readonly base: string;
}

/** Loads the bundle that renders pages. Its digest tells it from an earlier one that this process may have loaded. */
export function loadBundle(root: string, bundle: string): Promise<ServerBuild> {
  const file = path.join(root, BUNDLE_DIRECTORY, 'server/index.js');
  return import(`${pathToFileURL(file).href}?${bundle}`);
}

/** Makes a renderer of a bundle. The site must have been provided. */
export async function createRenderer({ root, bundle, base }: RendererOptions): Promise<RenderPath> {
  const build = await loadBundle(root, bundle);
  const handle = createRequestHandler(build, 'production');
  return async (pathname) => {
    const failures: unknown[] = [];
    const response = await handle(new Request(`http://localhost${base}${pathname}`), { failures });
    const body = await response.text();
    if (failures.length > 0) throw failures[0];
    if (!response.ok) throw new Error(`The answer has status ${response.status}: ${body}`);
    return body;
  };
}

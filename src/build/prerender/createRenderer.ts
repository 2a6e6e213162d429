import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { BUNDLE_DIRECTORY } from '../bundle.ts';

/** Renders the file at an address; throws what went wrong on the way. */
export type RenderPath = (pathname: string) => Promise<string>;

/** Loads the bundle that renders pages. The site must have been provided. */
export async function createRenderer(root: string, base: string): Promise<RenderPath> {
  const file = path.join(root, BUNDLE_DIRECTORY, 'server/index.js');
  const build: ServerBuild = await import(pathToFileURL(file).href);
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

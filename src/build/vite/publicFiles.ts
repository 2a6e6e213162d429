import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { resolveContentType } from '../../hosting/contentTypes.ts';

/** In dev: serves pictures and other public files. Vite itself ends when one is deleted while it is being opened. */
export function publicFiles(): Plugin {
  return {
    name: 'swatchbook:public-files',
    apply: 'serve',
    configureServer({ config: { base, publicDir }, middlewares }) {
      middlewares.use((request, response, next) => {
        const file = locatePublicFile(request.url ?? '/', base, publicDir);
        if (file === null) return next();
        readFile(file).then(
          (content) => {
            response.setHeader('Content-Type', resolveContentType(file));
            response.setHeader('Cache-Control', 'no-cache');
            response.end(content);
          },
          () => next(),
        );
      });
    },
  };
}

/** Where a public file of an address would lie; null for addresses that ask for something else. */
export function locatePublicFile(url: string, base: string, folder: string): string | null {
  const { pathname, search } = new URL(url, 'http://localhost');
  // Encoded slashes stay encoded, so that no address leads out of the folder.
  const isPublic = pathname.startsWith(base) && search === '' && /\.\w+$/.test(pathname);
  return isPublic ? path.join(folder, pathname.slice(base.length)) : null;
}

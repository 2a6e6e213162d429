import type { Plugin } from 'vite';
import { FRAME_PATH, LIVE_PATH } from '../../model/frames.ts';

/** In dev: answers for the folders of demos' frames with the file inside, as hosts do. */
export function frameAddresses(): Plugin {
  return {
    name: 'swatchbook:frame-addresses',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === FRAME_PATH || request.url === LIVE_PATH) {
          request.url += 'index.html';
          // The router reads this one.
          request.originalUrl = request.url;
        }
        next();
      });
    },
  };
}

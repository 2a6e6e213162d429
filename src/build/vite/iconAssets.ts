import type { Plugin } from 'vite';
import { ICON_FOLDER } from '../../model/iconFiles.ts';
import { loadIconFiles } from '../icons/iconFiles.ts';

/** Puts the files of icons among the assets of the client build; dev answers for them from memory. */
export function iconAssets(): Plugin {
  let loading: ReturnType<typeof loadIconFiles> | undefined;
  return {
    name: 'swatchbook:icon-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { files } = await loadIconFiles(this.environment.config.root);
      for (const [url, source] of files) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '';
        if (!url.startsWith(`${ICON_FOLDER}/icon`)) return next();
        loading ??= loadIconFiles(server.config.root);
        loading.then(({ files }) => {
          const text = files.get(url);
          if (text === undefined) return next();
          response.setHeader('Content-Type', 'application/json');
          response.end(text);
        }, next);
      });
    },
  };
}

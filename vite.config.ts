import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentReload } from './src/app/contentReload.ts';
import { resolveBuildId } from './src/app/buildId.ts';

export default defineConfig({
  plugins: [reactRouter(), contentReload()],
  define: { __BUILD_ID__: JSON.stringify(resolveBuildId()) },
  build: {
    target: 'es2022',
    manifest: true,
    // Small files stay files: a data URL in CSS cannot be cached or preloaded on its own.
    assetsInlineLimit: 0,
  },
});

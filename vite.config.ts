import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { resolveBuildId } from './src/app/vite/buildId.ts';
import { contentReload } from './src/app/vite/contentReload.ts';
import { demoChunks } from './src/app/vite/demoChunks.ts';
import { demoScope } from './src/app/vite/demoScope.ts';
import { fontSubsets } from './src/app/vite/fontSubsets.ts';
import { themeStyles } from './src/app/vite/themeStyles.ts';

/** What every page runs. One file compresses better than ten and costs one request. */
const SHELL_MODULES =
  /\/src\/(app\/(?!vite)[^.]+\.tsx?$|shell\/(?!SettingsPanel|Choice|AnalyticsChoice)|ui\/|preferences\/|docsConfig\/|page\/Page|ads\/(AdSlot|AdConfigProvider|adConfig|address))|\/content\/products|\/lucide-react\/|vite\/preload-helper/;

export default defineConfig({
  plugins: [
    reactRouter(),
    tailwindcss(),
    contentReload(),
    demoChunks(),
    demoScope(),
    themeStyles(),
    fontSubsets(),
  ],
  define: {
    __BUILD_ID__: JSON.stringify(resolveBuildId()),
    __SITE_URL__: JSON.stringify(process.env.SITE_URL ?? 'http://localhost:3000'),
  },
  // Published as ES modules without an `exports` map, which Node cannot load: Joy UI, what it stands on.
  ssr: {
    noExternal: [
      'stylis-plugin-rtl',
      /^@mui\/(base|joy|private-theming|styled-engine|system|utils)(\/|$)/,
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Small files stay files: a data URL in CSS cannot be cached or preloaded on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, every set of pages that shares a module makes a file of its own.
          groups: [
            {
              name: 'react',
              test: inPackages([
                'react',
                'react-dom',
                'react-router',
                'scheduler',
                'cookie',
                'set-cookie-parser',
              ]),
            },
            { name: 'shell', test: SHELL_MODULES },
          ],
        },
      },
    },
  },
});

function inPackages(names: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/`);
}

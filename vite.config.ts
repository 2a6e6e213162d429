import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv } from 'vite';
import { readAdConfig } from './src/ads/adConfig.ts';
import { BUNDLED_FOLDER } from './src/build/basePath.ts';
import { browserDependencies } from './src/build/vite/browserDependencies.ts';
import { resolveBuildId } from './src/build/vite/buildId.ts';
import { formatChunkGroups } from './src/build/vite/chunkGroups.ts';
import { contentUpdates } from './src/build/vite/contentUpdates.ts';
import { demoChunks } from './src/build/vite/demoChunks.ts';
import { demoScope } from './src/build/vite/demoScope.ts';
import { fontSubsets } from './src/build/vite/fontSubsets.ts';
import { frameAddresses } from './src/build/vite/frameAddresses.ts';
import { iconAssets } from './src/build/vite/iconAssets.ts';
import { nameClass } from './src/build/vite/nameClass.ts';
import { playgroundModules } from './src/build/vite/playgroundModules.ts';
import { publicFiles } from './src/build/vite/publicFiles.ts';
import { routerPlugins } from './src/build/vite/routerPlugins.ts';
import { serverModules } from './src/build/vite/serverModules.ts';
import { shippedPackages } from './src/build/vite/shippedPackages.ts';
import { themeStyles } from './src/build/vite/themeStyles.ts';
import { themeTrees } from './src/build/vite/themeTrees.ts';

export default defineConfig(({ command, mode }) => ({
  base: BUNDLED_FOLDER,
  cacheDir: '.cache/vite',
  plugins: [
    routerPlugins(command),
    serverModules(),
    tailwindcss(),
    browserDependencies(),
    contentUpdates(),
    demoChunks(),
    demoScope(),
    playgroundModules(),
    frameAddresses(),
    publicFiles(),
    themeStyles(),
    themeTrees(),
    fontSubsets(),
    iconAssets(),
    shippedPackages(),
  ],
  css: { modules: { generateScopedName: nameClass } },
  define: {
    __BUILD_ID__: JSON.stringify(resolveBuildId()),
    __SITE_URL__: JSON.stringify(process.env.SITE_URL ?? 'http://localhost:3000'),
    __AD_CONFIG__: JSON.stringify(
      readAdConfig({ ...loadEnv(mode, process.cwd()), DEV: command === 'serve' }),
    ),
  },
  // Published as ES modules without an `exports` map, which Node cannot load: Joy UI, what it stands on.
  ssr: {
    noExternal: [
      'stylis-plugin-rtl',
      /^@mui\/(base|joy|private-theming|styled-engine|system|utils)(\/|$)/,
    ],
  },
  // Thousands of files that follow from the others; reading content would wait until all are watched.
  server: { watch: { ignored: ['.cache', 'build'].map((folder) => `${path.resolve(folder)}/**`) } },
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // Small files stay files: a data URL in CSS cannot be cached or preloaded on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: formatChunkGroups() },
      },
    },
  },
}));

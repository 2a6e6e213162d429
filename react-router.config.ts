import type { Config } from '@react-router/dev/config';
import { BUNDLE_DIRECTORY } from './src/build/bundle.ts';
import { BUNDLED_FOLDER } from './src/build/basePath.ts';

export default {
  appDirectory: 'src/app',
  basename: BUNDLED_FOLDER,
  buildDirectory: BUNDLE_DIRECTORY,
  // Pages are rendered by the bundle for servers; the build's own step asks it for all of them.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  future: { v8_viteEnvironmentApi: true },
} satisfies Config;

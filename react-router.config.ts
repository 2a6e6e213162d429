import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  // Pages are rendered by the bundle for servers; the build's own step asks it for all of them.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  future: { v8_viteEnvironmentApi: true },
} satisfies Config;

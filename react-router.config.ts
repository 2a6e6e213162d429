import type { Config } from '@react-router/dev/config';
import { listPrerenderPaths } from './src/app/prerenderPaths.server.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: { paths: () => listPrerenderPaths(process.cwd()), concurrency: 4 },
} satisfies Config;

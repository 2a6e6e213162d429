import { createBuilder } from 'vite';
import type { BuildEnv } from './buildEnv.ts';

/** Bundles the scripts of browsers into `build/client` and the one that renders pages into `build/server`. */
export async function bundle(root: string, env: BuildEnv): Promise<void> {
  Object.assign(process.env, env);
  const builder = await createBuilder({ root, mode: 'production', logLevel: 'warn' });
  await builder.buildApp();
}

import { randomUUID } from 'node:crypto';

/** A name for this build: given by the environment where builds must be reproducible, else fresh. */
export function resolveBuildId(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.BUILD_ID ?? randomUUID().slice(0, 8);
}

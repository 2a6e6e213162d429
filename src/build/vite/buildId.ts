import { randomUUID } from 'node:crypto';

/**
 * A name for this build. The configuration is loaded more than once in a build, so the name is kept
 * in the environment; scripts set it from the build's inputs to make builds repeatable.
 */
export function resolveBuildId(environment: NodeJS.ProcessEnv = process.env): string {
  environment.BUILD_ID ??= randomUUID().slice(0, 8);
  return environment.BUILD_ID;
}

import type { ServerBuild } from '../start/serverBuild.ts';

/** How this tab's build compares with the server's. */
export type BuildStatus =
  /** No answer: the network or the server is down. */
  | 'unreachable'
  /** The server has another build, so files this tab needs may be gone for good. */
  | 'stale'
  /** The server has this tab's build, so what is missing really does not exist. */
  | 'current';

/** Compares the server's build, null where there was no answer, with this tab's. */
export function compareBuild(server: ServerBuild | null, build: string): BuildStatus {
  if (server === null) return 'unreachable';
  return server.buildId === build ? 'current' : 'stale';
}

import type { ServerBuild } from './serverBuild.ts';

/** How the server compares with this tab. */
export type Standing =
  /** No answer: the network or the server is down. */
  | 'unreachable'
  /** The server has another build, so what this tab misses may be gone for good. */
  | 'stale'
  /** The server has this tab's build, so what is missing really does not exist. */
  | 'current';

/** Tells offline, stale and truly missing apart. */
export function judgeStanding(server: ServerBuild | null, build: string): Standing {
  if (server === null) return 'unreachable';
  return server.buildId === build ? 'current' : 'stale';
}

import type { RequestKind } from './classifyRequest.ts';

/** What an answer is judged by before it is kept. */
export interface AnswerFacts {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}

const CONTENT_TYPES = {
  page: /^text\/html\b/,
  frame: /^text\/html\b/,
  data: /^application\/json\b/,
  // A host that answers every address with its home page must not fill the cache with it.
  asset: /^(?!text\/html\b)/,
} as const satisfies Record<RequestKind, RegExp>;

/** Whether an answer is a whole, direct and same-origin one of the kind that was asked for. */
export function isGoodAnswer(answer: AnswerFacts, kind: RequestKind): boolean {
  const { status, type, redirected, headers } = answer;
  const contentType = headers.get('content-type') ?? '';
  return status === 200 && type === 'basic' && !redirected && CONTENT_TYPES[kind].test(contentType);
}

const BUILD_MARKS = {
  page: /<meta name="build" content="([^"]+)"/,
  frame: /<meta name="build" content="([^"]+)"/,
  data: /^\{"buildId":"([^"]+)"/,
} as const satisfies Partial<Record<RequestKind, RegExp>>;

/** The build a text was made by; undefined when it does not say. */
export function findBuild(text: string, kind: keyof typeof BUILD_MARKS): string | undefined {
  return BUILD_MARKS[kind].exec(text)?.[1];
}

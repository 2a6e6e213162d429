import type { RequestKind } from './classifyRequest.ts';

/** The parts of a response that decide whether it is cached. */
export interface AnswerFacts {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
}

const CONTENT_TYPES = {
  page: /^text\/html\b/,
  frame: /^text\/html\b/,
  data: /^application\/json\b/,
} as const satisfies Record<Exclude<RequestKind, 'asset'>, RegExp>;

/** By extension. A middlebox that answers everything with a page or a message must not fill the cache with it. */
const ASSET_TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
};
const OTHER_ASSET = /^(?:font|image|application)\/(?!json\b|javascript\b)/;

/** Whether an answer is a whole, direct and same-origin one of the kind that was asked for. */
export function isGoodAnswer(answer: AnswerFacts, kind: RequestKind): boolean {
  const { status, type, redirected, headers, url } = answer;
  const contentType = headers.get('content-type') ?? '';
  const expected = kind === 'asset' ? findAssetType(url) : CONTENT_TYPES[kind];
  return status === 200 && type === 'basic' && !redirected && expected.test(contentType);
}

function findAssetType(url: string): RegExp {
  const extension = /\.(\w+)(?:\?.*)?$/.exec(url)?.[1] ?? '';
  return ASSET_TYPES[extension] ?? OTHER_ASSET;
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

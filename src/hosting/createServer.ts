import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerRequest, type Answer } from './answerRequest.ts';
import { compressQuickly, isWorthCompressing } from './compressQuickly.ts';
import { ENCODED_ENDINGS, ENCODINGS, selectEncoding } from './encodings.ts';
import type { HostingRules } from './hostingRules.ts';

/**
 * Serves a built site from its folder the way a CDN would; files may change while it runs. Texts that the build
 * did not compress are compressed when they are asked for, quickly rather than well.
 */
export function createSiteServer(root: string, rules: HostingRules): Server {
  const isFile = (path: string): boolean =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
  return createServer((request, response) => {
    answer(request, response, { root, rules, isFile }).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

interface Site {
  readonly root: string;
  readonly rules: HostingRules;
  readonly isFile: (path: string) => boolean;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { root, rules, isFile }: Site,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const decided = answerRequest({ method, url }, rules, isFile);
  const sent =
    decided.kind === 'text'
      ? { ...decided, body: Buffer.from(decided.body) }
      : await readRepresentation(decided, root, isFile, headers);
  response.writeHead(sent.status, {
    ...sent.headers,
    ...(sent.status === 304 ? {} : { 'Content-Length': sent.body.byteLength }),
  });
  response.end(method === 'HEAD' || sent.status === 304 ? undefined : sent.body);
}

interface Representation {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function readRepresentation(
  { status, file, headers }: Extract<Answer, { kind: 'file' }>,
  root: string,
  isFile: Site['isFile'],
  requested: IncomingMessage['headers'],
): Promise<Representation> {
  const stored = ENCODINGS.filter((encoding) => isFile(file + ENCODED_ENDINGS[encoding]));
  const accepted = String(requested['accept-encoding'] ?? '');
  const plain = stored.length === 0 ? await readFile(join(root, file)) : null;
  const available = plain && isWorthCompressing(file, plain.byteLength) ? ENCODINGS : stored;
  const encoding = selectEncoding(accepted, available);
  const body = plain
    ? await compressQuickly(plain, encoding)
    : await readFile(join(root, encoding ? file + ENCODED_ENDINGS[encoding] : file));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const isKnown = status === 200 && matchesEtag(requested['if-none-match'], etag);
  return {
    status: isKnown ? 304 : status,
    headers: {
      ...headers,
      ...(status === 200 ? { ETag: etag } : {}),
      ...(encoding && !isKnown ? { 'Content-Encoding': encoding } : {}),
      ...(available.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    },
    body,
  };
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((value) => value.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerRequest, answerWithText, type Answer } from './answerRequest.ts';
import { compressQuickly, isWorthCompressing } from './compressQuickly.ts';
import { ENCODED_ENDINGS, ENCODINGS, selectEncoding } from './encodings.ts';
import { listHeaders, type HostingRules } from './hostingRules.ts';
import { locateFile } from './locateFile.ts';
import { isUnchanged, selectRange } from './negotiate.ts';
import { BAD_ADDRESS, NO_ENCODING, NO_SUCH_RANGE, SERVER_FAILURE } from './plainAnswers.ts';

/**
 * Serves a built site from its folder the way a CDN would; files may change while it runs. Texts that the build
 * did not compress are compressed when they are asked for, quickly rather than well.
 */
export function createSiteServer(root: string, rules: HostingRules): Server {
  const site: Site = { root, rules, isFile: (path) => isFile(root, path) };
  const server = createServer((request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      console.error(formatLogLine(request, error));
      if (response.headersSent) response.destroy();
      else send(request, response, answerWithText(500, SERVER_FAILURE, '/', rules));
    });
  });
  server.on('clientError', (_, socket) => refuse(socket, rules));
  return server;
}

interface Site {
  readonly root: string;
  readonly rules: HostingRules;
  readonly isFile: (path: string) => boolean;
}

/** Names that no file can have are missing files. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'];

function isFile(root: string, path: string): boolean {
  const file = locateFile(root, path);
  if (file === undefined) return false;
  try {
    return statSync(file).isFile();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && MISSING.includes(code)) return false;
    throw error;
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const decided = answerRequest({ method, url }, site.rules, site.isFile);
  send(
    request,
    response,
    decided.kind === 'text' ? decided : await readFileAnswer(decided, request, site),
  );
}

interface SentAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

function send({ method }: IncomingMessage, response: ServerResponse, sent: SentAnswer): void {
  const isEmpty = sent.status === 304;
  response.writeHead(sent.status, {
    ...sent.headers,
    ...(isEmpty ? {} : { 'Content-Length': Buffer.byteLength(sent.body) }),
  });
  response.end(method === 'HEAD' || isEmpty ? undefined : sent.body);
}

async function readFileAnswer(
  { status, file, headers }: Extract<Answer, { kind: 'file' }>,
  { headers: requested }: IncomingMessage,
  { root, rules, isFile: exists }: Site,
): Promise<SentAnswer> {
  const stored = ENCODINGS.filter((name) => exists(file + ENCODED_ENDINGS[name]));
  const plain = stored.length === 0 ? await readBody(root, file) : null;
  const available = plain && isWorthCompressing(file, plain.body.byteLength) ? ENCODINGS : stored;
  const encoding = selectEncoding(String(requested['accept-encoding'] ?? ''), available);
  const vary = available.length > 0 ? { Vary: 'Accept-Encoding' } : {};
  if (encoding === undefined) return answerWithText(406, NO_ENCODING, file, rules, vary);
  const wanted = encoding === 'identity' ? undefined : encoding;
  const { body, modified } = plain
    ? { ...plain, body: await compressQuickly(plain.body, wanted) }
    : await readBody(root, wanted ? file + ENCODED_ENDINGS[wanted] : file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const full = {
    ...headers,
    ...vary,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  if (status !== 200) return { status, headers: full, body };
  const validators = { etag, modified };
  const dated = { ETag: etag, 'Last-Modified': modified.toUTCString() };
  if (isUnchanged(requested, validators)) {
    return { status: 304, headers: { ...headers, ...vary, ...dated }, body: '' };
  }
  const range = selectRange(requested, validators, body.byteLength);
  const known = { ...full, ...dated, 'Accept-Ranges': 'bytes' };
  if (range === undefined) return { status, headers: known, body };
  if (range === null) {
    const size = { 'Content-Range': `bytes */${body.byteLength}` };
    return answerWithText(416, NO_SUCH_RANGE, file, rules, { ...vary, ...size });
  }
  const { first, last } = range;
  return {
    status: 206,
    headers: { ...known, 'Content-Range': `bytes ${first}-${last}/${body.byteLength}` },
    body: body.subarray(first, last + 1),
  };
}

async function readBody(root: string, path: string): Promise<{ body: Buffer; modified: Date }> {
  const file = locateFile(root, path);
  if (file === undefined) throw new Error(`${path} is outside of the site.`);
  const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  return { body, modified: mtime };
}

/** Answers what could not be parsed as a request; there is no response object for it. */
function refuse(socket: Duplex, rules: HostingRules): void {
  if (!socket.writable) return;
  const headers = { ...listHeaders('/', rules), 'Content-Type': 'text/plain; charset=utf-8' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = ['HTTP/1.1 400 Bad Request', ...lines, 'Connection: close'];
  socket.end(`${head.join('\r\n')}\r\n\r\n${BAD_ADDRESS}`);
}

const MAX_LOGGED = 200;

/** One line of bounded length, whatever the address or the error contains. */
function formatLogLine({ method, url }: IncomingMessage, error: unknown): string {
  const quote = (text: unknown): string => JSON.stringify(String(text).slice(0, MAX_LOGGED));
  return `${method} ${quote(url)} failed: ${quote(error)}`;
}

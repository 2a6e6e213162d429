import { request } from 'node:http';
import { IMMUTABLE, listHeaders, REVALIDATE } from '../../src/hosting/hostingRules.ts';
import { NOT_FOUND } from '../../src/hosting/plainAnswers.ts';
import { TEST_RULES } from './testSite.ts';

/** A request and what any server of the site must answer. */
export interface ExpectedAnswer {
  readonly title: string;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Headers by lower-case name; undefined for one that must be missing. */
  readonly answers: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  /** A text in the body. */
  readonly contains?: string;
}

export const HTML = 'text/html; charset=utf-8';
export const TEXT = 'text/plain; charset=utf-8';

/** Held to by our server and by nginx alike. */
export const EXPECTED_ANSWERS: readonly ExpectedAnswer[] = [
  {
    title: 'a page',
    path: '/material-ui/react-button/',
    status: 200,
    answers: {
      ...rulesFor('/material-ui/react-button/'),
      'content-type': HTML,
      'content-encoding': undefined,
      vary: 'Accept-Encoding',
    },
  },
  { title: 'the home page', path: '/?from=mail', status: 200, answers: { 'content-type': HTML } },
  {
    title: 'a page whose address is percent-encoded',
    path: '/material%2Dui/react-%62utton/',
    status: 200,
    answers: { ...rulesFor('/material-ui/react-button/'), 'content-type': HTML },
  },
  {
    title: 'a page by the name of its file',
    path: '/material-ui/react-button/index.html',
    status: 200,
    answers: { 'content-type': HTML },
  },
  {
    title: 'a page for a client that takes gzip',
    path: '/material-ui/react-button/',
    headers: { 'Accept-Encoding': 'gzip, deflate' },
    status: 200,
    answers: { 'content-encoding': 'gzip', 'content-type': HTML, vary: 'Accept-Encoding' },
  },
  {
    title: 'a page asked for by its head',
    method: 'HEAD',
    path: '/material-ui/react-button/',
    status: 200,
    answers: rulesFor('/material-ui/react-button/'),
    body: '',
  },
  {
    title: 'a hashed file',
    path: '/assets/entry-Bx3k9.js',
    status: 200,
    answers: {
      ...rulesFor('/assets/entry-Bx3k9.js'),
      'cache-control': IMMUTABLE,
      'content-type': 'text/javascript; charset=utf-8',
    },
  },
  {
    title: 'a file that is compressed by nature',
    path: '/assets/inter-Ck2.woff2',
    headers: { 'Accept-Encoding': 'gzip' },
    status: 200,
    answers: { 'content-type': 'font/woff2', 'content-encoding': undefined, vary: undefined },
  },
  {
    title: 'page data',
    path: '/data/pages/button.json',
    status: 200,
    answers: { 'cache-control': REVALIDATE, 'content-type': 'application/json' },
  },
  {
    title: 'a Markdown copy',
    path: '/material-ui/react-button.md',
    status: 200,
    answers: { 'content-type': 'text/markdown; charset=utf-8' },
  },
  {
    title: 'the service worker',
    path: '/sw.js',
    status: 200,
    answers: {
      ...rulesFor('/sw.js'),
      'cache-control': REVALIDATE,
      'content-type': 'text/javascript; charset=utf-8',
    },
  },
  {
    title: 'the live editing document',
    path: '/live/',
    status: 200,
    answers: { ...rulesFor('/live/'), 'content-type': HTML },
  },
  {
    title: 'an experiment',
    path: '/experiments/docs/',
    status: 200,
    answers: { 'x-robots-tag': 'noindex' },
  },
  {
    title: 'a page that is not an experiment',
    path: '/',
    status: 200,
    answers: { 'x-robots-tag': undefined },
  },
  {
    title: 'a file of no known type',
    path: '/thing.unknown',
    status: 200,
    answers: { 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' },
  },
  {
    title: 'a page without its slash',
    path: '/material-ui/react-button?tab=api&x=%20',
    status: 301,
    answers: { location: '/material-ui/react-button/?tab=api&x=%20', 'cache-control': REVALIDATE },
  },
  {
    title: 'a page without its slash behind two slashes',
    path: '//material-ui/react-button',
    status: 301,
    answers: { location: '/material-ui/react-button/' },
  },
  {
    title: 'a moved page',
    path: '/getting-started/usage/?a=1',
    status: 301,
    answers: { location: '/material-ui/getting-started/usage/?a=1' },
  },
  {
    title: 'a moved page without its slash',
    path: '/getting-started/usage',
    status: 301,
    answers: { location: '/material-ui/getting-started/usage/' },
  },
  {
    title: 'a page in an unsupported language',
    path: '/zh/material-ui/react-button/?q=1',
    status: 301,
    answers: { location: '/material-ui/react-button/?q=1' },
  },
  { title: 'an unsupported language', path: '/zh', status: 301, answers: { location: '/' } },
  {
    title: 'a language that nobody translated documentation to',
    path: '/it/material-ui/react-button/',
    status: 301,
    answers: { location: '/material-ui/react-button/' },
  },
  {
    title: 'the default language, which has no prefix',
    path: '/en/',
    status: 301,
    answers: { location: '/' },
  },
  {
    title: 'the blog, which has no prefixes',
    path: '/fr/blog/post/',
    status: 404,
    answers: { location: undefined },
  },
  { title: 'two letters that are no language', path: '/xx/', status: 404, answers: {} },
  {
    title: 'a page that does not exist',
    path: '/material-ui/react-buton/',
    status: 404,
    answers: { ...rulesFor('/404.html'), 'cache-control': REVALIDATE, 'content-type': HTML },
  },
  {
    title: 'a page that does not exist, without its slash',
    path: '/material-ui/react-buton',
    status: 404,
    answers: { 'content-type': HTML },
  },
  {
    title: 'a page that does not exist, in a folder with a page of its own for that',
    path: '/joy-ui/react-buton/more/',
    status: 404,
    answers: { ...rulesFor('/joy-ui/404.html'), 'cache-control': REVALIDATE, 'content-type': HTML },
    contains: 'Not found in Joy UI',
  },
  {
    title: 'a page that does not exist, in the innermost of two such folders',
    path: '/joy-ui/api/buton/',
    status: 404,
    answers: { 'content-type': HTML },
    contains: 'Not found in the API',
  },
  {
    title: 'a page that does not exist, beside such a folder',
    path: '/joy-uix/',
    status: 404,
    answers: { 'content-type': HTML },
    contains: 'Page not found',
  },
  {
    title: 'a folder that is not a page',
    path: '/material-ui/',
    status: 404,
    answers: { 'content-type': HTML },
  },
  {
    title: 'a missing hashed file',
    path: '/assets/entry-Old.js',
    status: 404,
    answers: { 'cache-control': REVALIDATE, 'content-type': TEXT },
    body: NOT_FOUND,
  },
  {
    title: 'missing page data',
    path: '/data/pages/none',
    status: 404,
    answers: { 'content-type': TEXT },
    body: NOT_FOUND,
  },
  {
    title: 'a missing image',
    path: '/images/none.png',
    status: 404,
    answers: { 'content-type': TEXT },
    body: NOT_FOUND,
  },
  {
    title: 'the first bytes of a file',
    path: '/thing.unknown',
    headers: { Range: 'bytes=0-3' },
    status: 206,
    answers: { 'content-range': 'bytes 0-3/10', 'content-length': '4' },
    body: 'what',
  },
  {
    title: 'the last bytes of a file',
    path: '/thing.unknown',
    headers: { Range: 'bytes=-2' },
    status: 206,
    answers: { 'content-range': 'bytes 8-9/10' },
    body: 'I?',
  },
  {
    title: 'the rest of a file',
    path: '/thing.unknown',
    headers: { Range: 'bytes=5-' },
    status: 206,
    answers: { 'content-range': 'bytes 5-9/10' },
    body: 'am I?',
  },
  {
    title: 'bytes behind the end of a file',
    path: '/thing.unknown',
    headers: { Range: 'bytes=10-' },
    status: 416,
    answers: { 'content-range': 'bytes */10' },
  },
  {
    title: 'a range in a unit nobody knows',
    path: '/thing.unknown',
    headers: { Range: 'lines=1-2' },
    status: 200,
    answers: { 'content-range': undefined },
    body: 'what am I?',
  },
  {
    title: 'the first bytes of a file that has changed',
    path: '/thing.unknown',
    headers: { Range: 'bytes=0-3', 'If-Range': '"other"' },
    status: 200,
    answers: { 'content-range': undefined },
    body: 'what am I?',
  },
  {
    title: 'a path that turns back inside the site',
    path: '/assets/../sw.js',
    status: 200,
    answers: {},
  },
];

function rulesFor(pathname: string): Record<string, string> {
  const entries = Object.entries(listHeaders(pathname, TEST_RULES));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

/** What came back over the wire. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request as it is: `fetch` would tidy up the path first. */
export function send(
  port: number,
  { method = 'GET', path, headers = {} }: Pick<ExpectedAnswer, 'method' | 'path' | 'headers'>,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const joined = Object.entries(response.headersDistinct).map(
          ([name, values = []]) => [name, values.join(', ')] as const,
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(joined),
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

import { expect, test } from 'vitest';
import { classifyRequest, type RequestFacts, type RequestKind } from './classifyRequest.ts';

const ORIGIN = 'https://docs.example';
const REQUEST: RequestFacts = {
  method: 'GET',
  url: `${ORIGIN}/data/pages/versions.json`,
  mode: 'cors',
  destination: '',
  integrity: '',
  headers: new Headers(),
};
const visit = { mode: 'navigate', destination: 'document' };
const at = (path: string, facts: Partial<RequestFacts> = {}): Partial<RequestFacts> => ({
  ...facts,
  url: ORIGIN + path,
});

test.each<[string, Partial<RequestFacts>, RequestKind | null]>([
  ['a page', at('/versions/', visit), 'page'],
  ['a page with a query', at('/versions/?from=mail', visit), 'page'],
  ['a Markdown file opened in a tab', at('/versions.md', visit), 'page'],
  ['a framed demo', at('/frame/', { mode: 'navigate', destination: 'iframe' }), 'frame'],
  ['page data', {}, 'data'],
  ['a search file', at('/data/search/material-ui.json'), 'data'],
  ['a script', at('/assets/entry-Bx3k9.js', { destination: 'script' }), 'asset'],
  ['a font', at('/assets/inter-Bx3k9.woff2', { destination: 'font' }), 'asset'],
  ["the server's build", at('/data/build.json'), null],
  ['the worker itself', at('/sw.js', { destination: 'serviceworker' }), null],
  ['an icon', at('/favicon.svg', { destination: 'image' }), null],
  ['an advertisement', { url: 'https://ads.example/assets/ad.js', destination: 'script' }, null],
  ['analytics', { url: 'https://www.googletagmanager.com/gtag/js' }, null],
  ['a form', at('/versions/', { ...visit, method: 'POST' }), null],
  ['a question for headers', { method: 'HEAD' }, null],
  ['a part of a file', { headers: new Headers({ Range: 'bytes=0-99' }) }, null],
  ['a file being saved', { integrity: 'sha256-x' }, null],
])('%s is %o → %s', (_, facts, expected) => {
  expect(classifyRequest({ ...REQUEST, ...facts }, ORIGIN)).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { findBuild, isGoodAnswer, type AnswerFacts } from './checkAnswer.ts';
import type { RequestKind } from './classifyRequest.ts';

const HTML = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
const JSON_TYPE = new Headers({ 'Content-Type': 'application/json' });
const SCRIPT = new Headers({ 'Content-Type': 'text/javascript; charset=utf-8' });
const STYLE = new Headers({ 'Content-Type': 'text/css; charset=utf-8' });
const FONT = new Headers({ 'Content-Type': 'font/woff2' });
const GOOD: AnswerFacts = {
  status: 200,
  type: 'basic',
  redirected: false,
  url: 'https://a.example/assets/a-1.js',
  headers: HTML,
};
const STYLE_URL = 'https://a.example/assets/a-1.css';
const FONT_URL = 'https://a.example/assets/a-1.woff2';

describe('an answer', () => {
  test.each<[string, RequestKind, Partial<AnswerFacts>, boolean]>([
    ['a page', 'page', {}, true],
    ['page data', 'data', { headers: JSON_TYPE }, true],
    ['a script', 'asset', { headers: SCRIPT }, true],
    ['a page that does not exist', 'page', { status: 404 }, false],
    ['a part of a file', 'asset', { status: 206, headers: SCRIPT }, false],
    ['a failing server', 'page', { status: 503 }, false],
    ['a redirected page', 'page', { redirected: true }, false],
    ['a redirect', 'page', { status: 0, type: 'opaqueredirect' }, false],
    ['a foreign answer', 'data', { type: 'cors', headers: JSON_TYPE }, false],
    [
      'a Markdown file',
      'page',
      { headers: new Headers({ 'Content-Type': 'text/markdown' }) },
      false,
    ],
    ['a login page instead of data', 'data', {}, false],
    ['a home page instead of a script', 'asset', {}, false],
    ['a message instead of a script', 'asset', { headers: JSON_TYPE }, false],
    ['a stylesheet instead of a script', 'asset', { headers: STYLE }, false],
    ['a script without a type', 'asset', { headers: new Headers() }, false],
    ['a stylesheet', 'asset', { url: STYLE_URL, headers: STYLE }, true],
    ['a script instead of a stylesheet', 'asset', { url: STYLE_URL, headers: SCRIPT }, false],
    ['a font', 'asset', { url: FONT_URL, headers: FONT }, true],
    ['a message instead of a font', 'asset', { url: FONT_URL, headers: JSON_TYPE }, false],
  ])('%s for a %s is kept: %o %s', (_, kind, facts, expected) => {
    expect(isGoodAnswer({ ...GOOD, ...facts }, kind)).toBe(expected);
  });
});

describe('the build of a text', () => {
  test.each([
    ['page', '<head><meta charSet="utf-8"/><meta name="build" content="a1b2"/></head>', 'a1b2'],
    ['page', '<head><title>Hotel</title></head>', undefined],
    ['data', '{"buildId":"a1b2","pathname":"/versions/"}', 'a1b2'],
    ['data', '[{"name":"BasicButtons"}]', undefined],
  ] as const)('%s %s: %s', (kind, text, expected) => {
    expect(findBuild(text, kind)).toBe(expected);
  });
});

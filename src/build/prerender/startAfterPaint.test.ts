import { expect, test } from 'vitest';
import { startAfterPaint } from './startAfterPaint.ts';

const PRELOADS =
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/react.js"/>';
const START = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

window.routes = {"root":route0};

import("/assets/entry.js");`;

function formatDocument(head: string, start: string): string {
  return `<head>${head}</head><p>Text</p><script type="module" async="">${start}</script><script>data</script>`;
}

test('a document asks for no script before its text is painted', () => {
  const html = startAfterPaint(formatDocument(PRELOADS, START));
  expect(html).toMatch(/^<head><\/head><p>Text<\/p><script type="module" async="">await /);
  expect(html).not.toMatch(/\bimport (?:"|\*)/);
});

test('then it fetches all of them at once, and starts as before', () => {
  const html = startAfterPaint(formatDocument(PRELOADS, START));
  expect(html).toContain('["/assets/root.js","/assets/react.js"]');
  expect(html).toContain(
    'const [,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")]);window.routes = {"root":route0};',
  );
  expect(html).toMatch(/import\("\/assets\/entry\.js"\);<\/script><script>data<\/script>$/);
});

test('a document that the router does not start stays as it is', () => {
  const html = `<head>${PRELOADS}</head><p>Text</p>`;
  expect(startAfterPaint(html)).toBe(html);
});

test('a start that the router writes in another way is told', () => {
  expect(() => startAfterPaint(formatDocument(PRELOADS, 'start()'))).toThrow('imports nothing');
});

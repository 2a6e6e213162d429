import { expect, test } from 'vitest';
import { minifyScripts } from './minifyScripts.ts';

test.each([
  '<script>(function start() {\n\tconst root = document.documentElement;\n\troot.dir = "ltr";\n})()</script>',
  '<script>((direction) => {\n\tconst root = document.documentElement;\n\troot.dir = direction;\n})("ltr")</script>',
])('functions that run at once are shortened: %s', (script) => {
  const html = minifyScripts(`<head>${script}</head>${script}`);
  const [first = ''] = /<script>.*?<\/script>/.exec(html) ?? [];
  expect(html).toBe(`<head>${first}</head>${first}`);
  expect(first).toContain('document.documentElement');
  expect(first.length).toBeLessThan(script.length - 10);
});

test('features of the router that are off are not named', () => {
  const script = (features: string): string =>
    `<script>window.__reactRouterContext = {"future":{${features}},"ssr":true};</script>`;
  for (const features of ['"on":true', '"off":false,"on":true', '"on":true,"off":false']) {
    const html = minifyScripts(script(features));
    expect(html).toContain('window.__reactRouterContext={');
    expect(html).toContain('{on:!0}');
  }
});

test.each([
  '<script>window.data = { a: 1 };\n\nwindow.more = 2;</script>',
  '<script type="module">(function  run() {  })()</script>',
  '<pre>&lt;script>(function  run() {  })()&lt;/script></pre>',
])('nothing else is touched: %s', (html) => {
  expect(minifyScripts(html)).toBe(html);
});

test('a script that cannot be read stops the build', () => {
  expect(() => minifyScripts('<script>(function run( {</script>')).toThrow(
    'An inline script cannot be read',
  );
});

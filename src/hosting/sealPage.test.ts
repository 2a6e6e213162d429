import { describe, expect, test } from 'vitest';
import { digestScript, findInlineScripts } from './inlineScripts.ts';
import { sealPage } from './sealPage.ts';
import { NO_HOSTS } from './securityPolicy.ts';

describe('inline scripts', () => {
  test.each([
    ['a plain one', '<script>a()</script>', ['a()']],
    ['a module', '<script type="module" async="">import "/a.js"</script>', ['import "/a.js"']],
    ['an import map', '<script type="importmap">{}</script>', ['{}']],
    ['speculation rules', "<script type='speculationrules'>{}</script>", ['{}']],
    ['capitals', '<SCRIPT TYPE=MODULE>a()</SCRIPT>', ['a()']],
    ['several', '<script>a()</script><p>b</p><script>c()</script>', ['a()', 'c()']],
    ['one with a file', '<script src="/a.js"></script>', []],
    ['one whose data attribute looks like src', '<script data-src="x">a()</script>', ['a()']],
    ['data', '<script type="application/ld+json">{}</script>', []],
    ['a comment', '<!-- <script>a()</script> --><script>b()</script>', ['b()']],
    ['an attribute', '<p title="<script>">x</p><script>b()</script>', ['b()']],
    ['a text area', '<textarea><script>a()</script></textarea>', []],
    ['a title', '<title>About <script></title><script>b()</script>', ['b()']],
    ['a less-than sign in code', '<script>if (a<b) c("<p>")</script>', ['if (a<b) c("<p>")']],
  ])('finds %s', (_, html, expected) => {
    expect(findInlineScripts(html)).toEqual(expected);
  });

  test('have the digest a browser computes, whatever the line endings', () => {
    // printf 'a()\nb()' | openssl dgst -sha256 -binary | base64
    const expected = 'sha256-ibDq25dfxIOXFsZCi7JYnQkIbM0rgaCZ1K4jOsB5hdI=';
    expect(digestScript('a()\nb()')).toBe(expected);
    expect(digestScript('a()\r\nb()')).toBe(expected);
  });
});

describe('sealing a page', () => {
  const digest = digestScript('a()');
  const seal = { hosts: NO_HOSTS, frameScripts: [] };

  test('puts the policy first in the head, after the charset', () => {
    const html = '<html><head><meta charset="utf-8"/><script>a()</script></head></html>';
    expect(sealPage(html, '/index.html', seal)).toBe(
      `<html><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self' '${digest}'; require-trusted-types-for 'script'; trusted-types default"/><script>a()</script></head></html>`,
    );
  });

  test('names a script once that stands in the page twice', () => {
    const html = '<head></head><script>a()</script><script>a()</script>';
    expect(sealPage(html, '/index.html', seal).split(digest)).toHaveLength(2);
  });

  test('leaves a sealed page as it is', () => {
    const once = sealPage('<head class="x"><script>a()</script></head>', '/index.html', seal);
    expect(sealPage(once, '/index.html', seal)).toBe(once);
  });

  test('allows making code from text in the live document only', () => {
    expect(sealPage('<head></head>', '/live/index.html', seal)).toContain("'unsafe-eval'");
    expect(sealPage('<head></head>', '/alive/index.html', seal)).not.toContain('unsafe-eval');
  });

  test('refuses a page without a head', () => {
    expect(() => sealPage('<p>Hello</p>', '/a/index.html', seal)).toThrow(
      '/a/index.html has no <head>, so its scripts cannot be sealed.',
    );
  });
});

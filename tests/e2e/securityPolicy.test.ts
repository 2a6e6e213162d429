import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { createSiteServer } from '../../src/hosting/createServer.ts';
import { createHostingRules } from '../../src/hosting/hostingRules.ts';
import { sealPages } from '../hosting/sealPages.ts';
import { TRUSTED_SCRIPT } from '../../src/ui/trustedTypes.ts';
import { runServer, type RunningServer } from './runServer.ts';

const HEAD = `<meta charset="utf-8"/><link rel="icon" href="data:,"/>
<script>${TRUSTED_SCRIPT};document.documentElement.dataset.inline = 'ran';</script>
<script type="module">import '/assets/probe-1.js';</script>`;

const FILES = {
  'index.html': `<!DOCTYPE html><html><head>${HEAD}</head><body><iframe src="/live/"></iframe></body></html>`,
  'live/index.html': `<!DOCTYPE html><html><head>${HEAD}</head><body></body></html>`,
  // Playwright's own evaluation is exempt from the policy, so the page has to try for itself.
  'assets/probe-1.js': `const data = document.documentElement.dataset;
data.module = 'ran';
try { data.eval = new Function("return 'ran'")(); } catch (error) { data.eval = error.name; }
try { localStorage.getItem('x'); data.storage = 'open'; } catch (error) { data.storage = error.name; }`,
};

let root: string;
let site: RunningServer;
let origin: string;
let browser: Browser;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-policy-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  await sealPages(root);
  site = await runServer(createSiteServer(root, createHostingRules()), 'localhost');
  origin = site.origin;
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(root, { recursive: true });
});

describe('a sealed page', () => {
  let page: Page;
  let messages: string[];
  beforeEach(async () => {
    page = await browser.newPage();
    messages = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(origin, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.dataset.storage !== undefined);
    return () => page.close();
  });

  test('runs its own scripts without a word, and makes no code from text', async () => {
    const data = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(data).toEqual({ inline: 'ran', module: 'ran', eval: 'EvalError', storage: 'open' });
    // Nothing but what the browser says of the attempt.
    expect(messages.filter((text) => !/TrustedS(?:cript|tring)/.test(text))).toEqual([]);
  });

  test('lets edited code run only in the live document, which has no access to the site', async () => {
    const frame = page.frames().find((candidate) => candidate.url().endsWith('/live/'));
    await frame?.waitForFunction(() => document.documentElement.dataset.storage !== undefined);
    const data = await frame?.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(data).toEqual({ inline: 'ran', module: 'ran', eval: 'ran', storage: 'SecurityError' });
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
  });

  test.each(['prefetch', 'preload', 'stylesheet'])(
    'keeps the live document from reaching another host by a link for %s',
    { tags: ['fault'] },
    async (rel) => {
      const frame = page.frames().find((candidate) => candidate.url().endsWith('/live/'));
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes('violates the following Content Security Policy directive'),
      );
      await frame?.evaluate((kind) => {
        const link = document.createElement('link');
        Object.assign(link, { rel: kind, as: 'image', href: 'https://evil.example/x' });
        document.head.append(link);
      }, rel);
      await refused;
    },
  );

  test.each([
    [
      'a script of another site',
      "const s = document.createElement('script'); s.src = 'https://evil.example/x.js'; document.head.append(s)",
    ],
    [
      'an event handler',
      'document.body.insertAdjacentHTML(\'beforeend\', \'<img src="/none.png" onerror="window.bad = 1">\')',
    ],
    [
      'a base address',
      "document.head.insertAdjacentHTML('beforeend', '<base href=\"https://evil.example/\">')",
    ],
    [
      'a frame of another site',
      "document.body.insertAdjacentHTML('beforeend', '<iframe src=\"https://evil.example/\"></iframe>')",
    ],
    ['a request to another site', "fetch('https://evil.example/').catch(() => {})"],
  ])('refuses %s that is added later', { tags: ['fault'] }, async (_, code) => {
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('violates the following Content Security Policy directive'),
    );
    await page.evaluate(code);
    await refused;
    expect(await page.evaluate('window.bad')).toBeUndefined();
  });
});

describe('trusted types', { tags: ['fault'] }, () => {
  test.each([
    ['a script from text', "document.createElement('script').textContent = 'window.bad = 1'"],
    ['code from text', "setTimeout('window.bad = 1')"],
    ['a worker from text', "new Worker(URL.createObjectURL(new Blob(['1'])))"],
    ['a script in an address', "document.createElement('script').src = 'data:,window.bad=1'"],
    ['a second policy', "trustedTypes.createPolicy('other', { createScript: (text) => text })"],
  ])('refuse %s', async (_, code) => {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'load' });
    const result = await page.evaluate(
      `(() => { try { ${code}; return 'done'; } catch (error) { return error.name; } })()`,
    );
    expect(result).toBe('TypeError');
    expect(await page.evaluate('window.bad')).toBeUndefined();
    await page.close();
  });

  test('let HTML pass, and workers and scripts of the site', async () => {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'load' });
    const added = await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p id="added">Words</p>');
      new Worker('/assets/probe-1.js', { type: 'module' }).terminate();
      document.createElement('script').src = '/assets/probe-1.js';
      return document.getElementById('added')?.textContent;
    });
    expect(added).toBe('Words');
    await page.close();
  });
});

test('no other site may show a page in a frame', { tags: ['fault'] }, async () => {
  const stranger = await runServer(
    createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<link rel="icon" href="data:,"/><iframe src="${origin}/"></iframe>`);
    }),
  );
  const page = await browser.newPage();
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes("frame-ancestors 'self'"),
  );
  await page.goto(`${stranger.origin}/`);
  await refused;
  await page.close();
  await stranger.close();
});

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { readAdConfig } from '../../src/ads/adConfig.ts';
import { sealPage } from '../../src/hosting/sealPage.ts';
import { formatSitePolicy, NO_HOSTS, type PolicyHosts } from '../../src/hosting/securityPolicy.ts';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { launchBrowser, THREADED_FRAMES } from './launchBrowser.ts';
import { waitForScripts } from './offlineReader.ts';
import { watchLayoutShift } from './observePage.ts';
import { runServer, type RunningServer } from './runServer.ts';
import { settle } from './settle.ts';

const PAGE = '/material-ui/getting-started/installation/';
const NEXT = '/material-ui/getting-started/usage/';
const SLOT = 'article > header + div';

/** An advertisement as a network inserts it, next to its script. */
const INSERT = `const box = document.createElement('div');
box.id = 'carbonads';
box.innerHTML = '<a href="https://ads.example/click">Anvils for every height</a>';
document.body.append(box);`;

/** What scripts of networks have done to pages. */
const SCRIPTS = {
  'throws at once and later': `setTimeout(() => { throw new Error('later'); });
Promise.reject(new Error('never caught'));
throw new Error('now');`,
  'writes over its document': `document.open();
document.write('<body style="background:red"><h1>BUY</h1><script>parent.document.body.remove()<\\/script>');
document.close();`,
  'removes its place after it was shown': `${INSERT}
setTimeout(() => box.remove(), 100);
setTimeout(() => document.documentElement.remove(), 200);`,
  'removes everything it can reach': `for (const target of [() => frameElement, () => parent.document.body, () => document.body])
  try { target().remove(); } catch {}`,
  'adds ten thousand nodes': `${INSERT}
for (let count = 0; count < 10000; count += 1) box.append(document.createElement('p'), 'More. ');`,
  'grows without end': `${INSERT}
setInterval(() => { box.style.height = box.offsetHeight + 500 + 'px'; }, 20);`,
  'navigates the page': `for (const go of [
  () => { top.location = 'https://evil.example/'; },
  () => { parent.location.href = 'https://evil.example/'; },
  () => open('https://evil.example/', '_top'),
  () => {
    document.body.innerHTML = '<form target="_top" action="https://evil.example/"></form>';
    document.forms[0].submit();
  },
  () => { location = 'https://evil.example/'; },
]) try { go(); } catch {}`,
  'never lets go of its thread': 'for (;;);',
} as const;

let site: BuiltSite;
let browser: Browser;
let frameScript: string;
let network: RunningServer;
/** The site as a build for this network would be served. */
let sealed: RunningServer;
/** What the network answers, and how often it was asked. */
let answer = '';
let asked = 0;
beforeAll(async () => {
  network = await runServer(
    createServer((_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'text/javascript').end(answer);
    }),
  );
  frameScript = await readFile('src/ads/frame/watchPlaceholder.js', 'utf8');
  site = await serveBuild();
  sealed = await runServer(
    createServer((request, response) => void serveSealed(request, response)),
  );
  browser = await launchBrowser(findBrowser(), THREADED_FRAMES);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([sealed.close(), site.close(), network.close()]);
});

function listHosts(): PolicyHosts {
  return { ...NO_HOSTS, script: [network.origin], frame: [network.origin] };
}

/** Passes on what the site answers, pages with a seal that lets the network in. */
async function serveSealed(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', site.origin);
  const found = await fetch(site.origin + request.url);
  const type = found.headers.get('content-type') ?? '';
  const body = Buffer.from(await found.arrayBuffer());
  const isPage = type.startsWith('text/html');
  const hosts = listHosts();
  response.writeHead(found.status, {
    'content-type': type,
    ...(isPage && { 'content-security-policy': formatSitePolicy(hosts) }),
  });
  if (isPage)
    response.end(sealPage(String(body), pathname, { hosts, frameScripts: [frameScript] }));
  else response.end(type.startsWith('text/javascript') ? addNetwork(String(body)) : body);
}

/** The build was made without a network; its settings are part of a script. */
function addNetwork(script: string): string {
  const config = readAdConfig({ VITE_AD_SCRIPT_URL: `${network.origin}/script.js` });
  return script.replace(/(?<=network:)\{kind:[`'"]none[`'"]\}/, JSON.stringify(config.network));
}

/** Lets the built page have a network whose script does what a test wants. */
async function connectNetwork(page: Page, script: string): Promise<void> {
  answer = script;
  asked = 0;
  await page.addInitScript(() => {
    // Chance decides whether the network is asked at all.
    Math.random = () => 0.5;
  });
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'Taken over' }));
}

describe('a network whose script', { tags: ['fault'] }, () => {
  test.each(Object.entries(SCRIPTS))('%s does nothing to the page', async (_, script) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const readShift = await watchLayoutShift(page);
    await connectNetwork(page, script);
    await page.goto(sealed.origin + PAGE);
    await waitForScripts(page);
    const letters = await page.locator('main').evaluate((main) => main.textContent.length);
    await expect.poll(() => asked).toBe(1);
    // Either the network's own or, once it is given up, one of the site's.
    await page.locator(`${SLOT} > *`).first().waitFor({ state: 'attached' });
    await settle(page);
    const { height } = (await page.locator(SLOT).boundingBox()) ?? {};
    expect(height).toBe(126);
    expect(await readShift()).toEqual([]);
    expect(page.url()).toBe(sealed.origin + PAGE);
    expect(
      await page.locator('main').evaluate((main) => main.textContent.length),
    ).toBeGreaterThanOrEqual(letters * 0.99);
    await page.locator(`aside a[href="${NEXT}"]`).first().click();
    await page.waitForURL(`**${NEXT}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await context.close();
  });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_PAGE, startDemo } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';
import { PATIENCE_MS } from './patience.ts';
import { runServer } from './runServer.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';

let origin: string;
let server: ChildProcess;
/** What the server says. */
let log = '';
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    ['scripts/launch.mjs', 'dev', '--port', String(port), '--strictPort'],
    {
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  server.stdout?.on('data', (chunk) => (log += chunk));
  [browser] = await Promise.all([launchBrowser(), waitUntilServed()]);
  await waitForApi();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  server.kill();
  await browser?.close();
});

async function findFreePort(): Promise<number> {
  const probe = await runServer(createServer());
  await probe.close();
  return Number(new URL(probe.origin).port);
}

/** Asks for a file that costs nothing until the server answers. */
async function waitUntilServed(): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/@vite/client`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(200);
  }
  throw new Error(`The dev server ended with ${server.exitCode}.`);
}

/** Pages load again when the API is there, which would come in the way of a test. */
async function waitForApi(): Promise<void> {
  const read = async (): Promise<string> =>
    (await fetch(`${origin}/material-ui/api/button/`)).text();
  while (!(await read()).includes('disableRipple')) await setTimeout(200);
}

async function openPage(pathname: string, heading: string): Promise<void> {
  await page.goto(origin + pathname);
  await waitForHeading(heading);
}

function waitForHeading(pattern: string): Promise<unknown> {
  return page.waitForFunction(
    (text) =>
      document.documentElement.dataset.hydrated !== undefined &&
      document.querySelector('h1')?.textContent?.includes(text),
    pattern,
  );
}

/** The page loads again meanwhile, and its overlay with it. */
function waitForOverlay(text: string): Promise<unknown> {
  return page.locator('vite-error-overlay .message', { hasText: text }).waitFor();
}

const COUPON = 'content/experiments/docs/demos/CouponField.tsx';

/** Changes a file until something is seen, then puts it back. */
async function change(
  file: string,
  edit: (text: string) => string,
  { shown }: { shown: () => Promise<unknown> },
): Promise<void> {
  const text = await readFile(file, 'utf8');
  try {
    await writeFile(file, edit(text));
    await shown();
  } finally {
    await writeFile(file, text);
  }
}

describe('the dev server', () => {
  test('shows pages, changes them in place and runs demos', async () => {
    await openPage(INSTALL, 'Material UI');
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await openPage('/material-ui/react-button/', 'Button');
    await page.locator('figure [data-running] button.MuiButton-root').first().waitFor();
  });

  test('runs demos in frames, and edited ones', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    // Demos are rendered anew when their code has come, also while one is being started.
    const framed = await vi.waitFor(() => startDemo(page, 'ResponsiveBar'), PATIENCE_MS);
    await framed.frameLocator('iframe').getByRole('banner').waitFor();
    const demo = await vi.waitFor(() => startDemo(page, 'CouponField'), PATIENCE_MS);
    await demo.getByRole('button', { name: 'Edit the code' }).click();
    const editor = demo.getByRole('textbox', { name: 'Code of CouponField.tsx' });
    await editor.getByText('Apply', { exact: true }).dblclick();
    await page.keyboard.type('Redeem');
    const edited = demo.frameLocator('iframe[data-shown=true]');
    await edited.getByRole('button', { name: 'Redeem' }).waitFor();
  });

  test('shows a content mistake in the overlay and goes on once it is mended', async () => {
    const file = 'content/experiments/docs/callouts.md';
    const text = await readFile(file, 'utf8');
    await openPage('/experiments/docs/callouts/', 'Callouts');
    try {
      await writeFile(file, `${text}\n[dead](/material-ui/gone/)\n`);
      await waitForOverlay('The page "/material-ui/gone/" does not exist.');
    } finally {
      await writeFile(file, text);
    }
    await page.waitForFunction(() => !document.querySelector('vite-error-overlay'));
    await waitForHeading('Callouts');
  });

  test('shows a demo that throws in its own place', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    const fail = (text: string): string =>
      text.replace('return (', "throw new Error('no light');\n  return (");
    await change(COUPON, fail, {
      shown: async () => {
        const box = page.locator('#CouponField [role=alert]').first();
        await box.waitFor({ state: 'attached' });
        expect(await box.textContent()).toContain(COUPON);
      },
    });
    await page.waitForFunction(
      () =>
        document.querySelector('#CouponField input') &&
        !document.querySelector('#CouponField [role=alert]'),
    );
  });

  test('names an import that is not there, with file and line', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    await change(COUPON, (text) => `import './gone.ts';\n${text}`, {
      shown: () => waitForOverlay(`${COUPON}:1`),
    });
    await page.waitForFunction(() => !document.querySelector('vite-error-overlay'));
    await waitForHeading('Demos');
  });

  test('survives a navigation that does not parse', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    await change('content/experiments/docs/navigation.ts', (text) => `${text}\n]]`, {
      shown: () => waitForOverlay('content/experiments/docs/navigation.ts'),
    });
    await page.waitForFunction(() => !document.querySelector('vite-error-overlay'));
    await waitForHeading('Demos');
  });

  test('shows a new page as soon as it is written', async () => {
    const file = 'content/experiments/docs/brand-new.md';
    const front = '---\ntitle: Brand new\ndescription: A page that was not there.\n---\n';
    try {
      await writeFile(file, `${front}\nFresh text.\n`);
      await expect
        .poll(async () => (await fetch(`${origin}/experiments/docs/brand-new/`)).text())
        .toContain('Fresh text.');
      await openPage('/experiments/docs/brand-new/', 'Brand new');
    } finally {
      await rm(file, { force: true });
    }
  });

  test('bundles packages once, so that pages need not load again', () => {
    // None where an earlier run has left its bundles.
    expect(log.match(/bundling dependencies/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(log).not.toContain('optimized dependencies changed');
  });
});

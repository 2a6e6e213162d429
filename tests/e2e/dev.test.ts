import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteSeenContent } from '../noteInputs.ts';
import { DEMO_PAGE, moveUntilShown, startDemo } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';
import { runServer } from './runServer.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';

// That the rest of the content has no problems is tested elsewhere.
noteSeenContent(
  'content/404.md',
  'content/experiments/docs',
  'content/material-ui/getting-started',
  'content/material-ui/navigation.ts',
  'content/material-ui/react-button',
  'content/material-ui/react-button.md',
);

let origin: string;
let server: ChildProcess;
/** What the server says. */
let log = '';
let browser: Browser;
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
});
afterAll(async () => {
  server.kill();
  await browser.close();
});
// A tab of its own: a second try in one that hangs would hang as well.
beforeEach(async ({ onTestFailed }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const told = listenTo(page);
  onTestFailed(() => console.error([...told, log].join('\n')));
});
afterEach(() => page.close());

/** What a tab says while nobody listens to it, for those who look for the cause of a failure. */
function listenTo(tab: Page): readonly string[] {
  const told: string[] = [];
  tab.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
  tab.on('pageerror', ({ message }) => told.push(`error: ${message}`));
  tab.on('requestfailed', (request) => told.push(`failed: ${request.url()}`));
  tab.on('response', (response) => {
    if (!response.ok()) told.push(`${response.status()}: ${response.url()}`);
  });
  return told;
}

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

/** The first time it is read a minute after pages can be. */
async function waitForApi(): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const answer = await fetch(`${origin}/material-ui/api/button/`).catch(() => undefined);
    return (await answer?.text())?.includes('disableRipple') ?? false;
  };
  while (server.exitCode === null && !(await isThere())) await setTimeout(200);
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

function waitForOverlay(text: string): Promise<unknown> {
  return page.locator('vite-error-overlay .message', { hasText: text }).waitFor();
}

/** Waits until no overlay is shown; one that stays says what it shows. */
async function waitUntilMended(): Promise<void> {
  const overlay = page.locator('vite-error-overlay .window');
  await expect.poll(() => overlay.allTextContents()).toEqual([]);
}

/** A document that is loaded anew loses the mark. */
async function markDocument(): Promise<void> {
  await page.evaluate(() => void (document.documentElement.dataset.seen = ''));
}

async function isSameDocument(): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.seen === '');
}

/** Leaves something in a demo far down on its page. */
async function fillOtherDemo(): Promise<Locator> {
  const demo = await startDemo(page, 'EarlyForm');
  const input = demo.locator('[data-running] input').first();
  await input.fill('KEPT');
  return input;
}

const COUPON = 'content/experiments/docs/demos/CouponField.tsx';

/** Writes a file as many editors do: emptied first. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(file, '');
  await setTimeout(20);
  await writeFile(file, text);
}

/** Changes a file until something is seen, then puts it back. */
async function change(
  file: string,
  edit: (text: string) => string,
  { shown }: { shown: () => Promise<unknown> },
): Promise<void> {
  const text = await readFile(file, 'utf8');
  try {
    await save(file, edit(text));
    await shown();
  } finally {
    await save(file, text);
  }
}

describe('the dev server', () => {
  test('shows pages, changes them in place and runs demos', async () => {
    await openPage(INSTALL, 'Material UI');
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await openPage('/material-ui/react-button/', 'Button');
    await moveUntilShown(page, page.locator('figure [data-running] button.MuiButton-root').first());
  });

  test('runs demos in frames, and edited ones', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    const framed = await startDemo(page, 'ResponsiveBar');
    await framed.frameLocator('iframe').getByRole('banner').waitFor();
    const demo = await startDemo(page, 'CouponField');
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
    await waitUntilMended();
    await waitForHeading('Callouts');
  });

  test('patches text in place: running demos and the place of the reader stay', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    const input = await fillOtherDemo();
    await markDocument();
    const scroll = await page.evaluate(() => window.scrollY);
    expect(scroll).toBeGreaterThan(0);
    await change('content/experiments/docs/demos.md', (text) => `${text}\nA line in place.\n`, {
      shown: () => page.getByText('A line in place.').waitFor(),
    });
    await page.getByText('A line in place.').waitFor({ state: 'detached' });
    expect(await isSameDocument()).toBe(true);
    expect(await input.inputValue()).toBe('KEPT');
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
  });

  test('refreshes a changed demo and its code, and keeps the state of the others', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    const other = await fillOtherDemo();
    const demo = await startDemo(page, 'CouponField');
    await demo.locator('[data-running] input').first().fill('KEPT');
    await markDocument();
    await change(COUPON, (text) => text.replaceAll('Apply', 'Redeem'), {
      shown: async () => {
        await demo.locator('[data-running]').getByRole('button', { name: 'Redeem' }).waitFor();
        await demo.getByText('Redeem').nth(1).waitFor({ state: 'attached' });
      },
    });
    await demo.locator('[data-running]').getByRole('button', { name: 'Apply' }).waitFor();
    expect(await demo.locator('[data-running] input').first().inputValue()).toBe('KEPT');
    expect(await other.inputValue()).toBe('KEPT');
    expect(await isSameDocument()).toBe(true);
  });

  test('changes the side navigation in place', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    await markDocument();
    const link = page.locator(`aside a[href="${DEMO_PAGE}"]`);
    const entry = `{ pathname: '${DEMO_PAGE}'`;
    await change(
      'content/experiments/docs/navigation.ts',
      (text) => text.replace(entry, `${entry}, title: 'Other words'`),
      { shown: () => link.getByText('Other words').waitFor() },
    );
    await link.getByText('Demos').waitFor();
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await isSameDocument()).toBe(true);
  });

  test('shows a demo that throws in its own place, with the line', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    const fail = (text: string): string =>
      text.replace('return (', "throw new Error('no light');\n  return (");
    const lines = fail(await readFile(COUPON, 'utf8')).split('\n');
    const line = lines.findIndex((each) => each.includes('no light')) + 1;
    await startDemo(page, 'CouponField');
    const box = page.locator('#CouponField [role=alert]');
    await change(COUPON, fail, {
      shown: () => box.getByText(`${COUPON}:${line}`).waitFor(),
    });
    await page.locator('#CouponField [data-running] input').waitFor();
    expect(await box.count()).toBe(0);
  });

  test('names an import that is not there, with file and line', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    await change(COUPON, (text) => `import './gone.ts';\n${text}`, {
      // Content and Vite both report it; the later one is shown.
      shown: () =>
        page.locator('vite-error-overlay .window', { hasText: /CouponField\.tsx:\d/ }).waitFor(),
    });
    await waitUntilMended();
    await waitForHeading('Demos');
  });

  test('names what is no page, link or image, and goes on once it is', async () => {
    const folder = 'content/experiments/docs/drawer.md';
    const link = 'content/experiments/docs/shortcut.md';
    const image = 'public/late-lamp.svg';
    await openPage('/experiments/docs/callouts/', 'Callouts');
    try {
      await mkdir(folder);
      await waitForOverlay('This is a folder, though its name is that of a page.');
      await rmdir(folder);
      await waitUntilMended();
      await symlink('nowhere.md', link);
      await waitForOverlay('The link leads to a file that does not exist.');
      await rm(link);
      await waitUntilMended();
      await change(
        'content/experiments/docs/callouts.md',
        (text) => `${text}\n![A lamp](/late-lamp.svg)\n`,
        {
          shown: async () => {
            await waitForOverlay('The image "/late-lamp.svg" does not exist.');
            await writeFile(image, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" />');
            await page.locator('main img[src="/late-lamp.svg"]').waitFor();
            await waitUntilMended();
          },
        },
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
      await rm(link, { force: true });
      await rm(image, { force: true });
    }
  });

  test('goes on after an entry of the navigation that is none', async () => {
    const file = 'content/experiments/docs/navigation.ts';
    await openPage(DEMO_PAGE, 'Demos');
    await change(
      file,
      (text) => text.replace('defineNavigation([', 'defineNavigation([\n  null,'),
      {
        shown: () => waitForOverlay(file),
      },
    );
    await waitUntilMended();
    await waitForHeading('Demos');
  });

  test('survives a navigation that does not parse', async () => {
    await openPage(DEMO_PAGE, 'Demos');
    await change('content/experiments/docs/navigation.ts', (text) => `${text}\n]]`, {
      shown: () => waitForOverlay('content/experiments/docs/navigation.ts'),
    });
    await waitUntilMended();
    await waitForHeading('Demos');
  });

  test('follows a page that is written, renamed and deleted', async () => {
    const [first, second] = ['content/experiments/docs/one.md', 'content/experiments/docs/two.md'];
    const front = '---\ntitle: Brand new\ndescription: A page that was not there.\n---\n';
    const isFound = async (name: string): Promise<boolean> =>
      (await (await fetch(`${origin}/experiments/docs/${name}/`)).text()).includes('Fresh text.');
    try {
      await writeFile(first, `${front}\nFresh text.\n`);
      await expect.poll(() => isFound('one')).toBe(true);
      await openPage('/experiments/docs/one/', 'Brand new');
      await waitForOverlay('The page "/experiments/docs/one/" is in no navigation.');
      await rename(first, second);
      await expect.poll(() => isFound('two')).toBe(true);
      expect(await isFound('one')).toBe(false);
      // The open page is gone, and says so.
      await waitForHeading('not found');
      await openPage('/experiments/docs/two/', 'Brand new');
      await rm(second);
      await waitForHeading('not found');
      await waitUntilMended();
    } finally {
      await rm(first, { force: true });
      await rm(second, { force: true });
    }
  });

  test('says nothing in the console of its own', async () => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) said.push(message.text());
    });
    await openPage('/material-ui/react-button/', 'Button');
    await startDemo(page, 'BasicButtons');
    await openPage(DEMO_PAGE, 'Demos');
    await startDemo(page, 'CouponField');
    await openPage('/nowhere/', 'not found');
    await page.getByText('/nowhere/', { exact: true }).waitFor();
    expect(said).toEqual([]);
  });

  test('bundles packages once, so that pages need not load again', () => {
    // None where an earlier run has left its bundles.
    expect(log.match(/bundling dependencies/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(log).not.toContain('optimized dependencies changed');
  });
});

import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mistakeChecksSchema, type MistakeCheck } from '../../src/model/mistakeChecks.ts';
import { listContent } from '../../src/source/listContent.ts';
import { startStage, type MistakeStage, type PageChecks } from '../mistakes/startStage.ts';
import { launchBrowser } from './launchBrowser.ts';

const { files } = await listContent(process.cwd());
const pages = await Promise.all(
  files.filter((file) => file.endsWith('/mistakes.json')).map(readPage),
);
const attempts = pages.flatMap(({ pathname, checks }) =>
  checks.flatMap((check, index) =>
    check.reason === undefined ? [{ pathname, check, index, mistake: check.mistake }] : [],
  ),
);

let stage: MistakeStage;
let browser: Browser;
let page: Page;
let messages: string[];

beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage(pages), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  messages = [];
  await page.goto(stage.origin);
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});

test('there are mistakes to make', () => {
  expect(attempts.length).toBeGreaterThan(0);
});

describe('mistakes show, and the right way does not', () => {
  test.each(attempts)('$pathname $mistake', async ({ pathname, check, index }) => {
    const start = performance.now();
    await make(pathname, index, check, 'wrong');
    await expect.poll(() => isSeen(check), { message: 'the wrong way' }).toBe(true);
    const duration = performance.now() - start;
    await make(pathname, index, check, 'right');
    // What comes late with the wrong way would come as late with this one.
    await page.waitForTimeout(duration);
    await expect.poll(() => isSeen(check), { message: 'the right way' }).toBe(false);
  });
});

async function readPage(file: string): Promise<PageChecks> {
  const checks = mistakeChecksSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return { pathname: file.replace(/^content|mistakes\.json$/g, ''), checks };
}

/** Renders one way of a mistake and does with it what the check says. */
async function make(
  pathname: string,
  index: number,
  { steps = [], console: message }: MistakeCheck,
  way: 'wrong' | 'right',
): Promise<void> {
  // Libraries log a message once for each time that a page is loaded.
  if (message !== undefined) await page.goto(stage.origin);
  await page.mouse.move(0, 0);
  messages = [];
  await page.waitForFunction(() => 'show' in window);
  await page.evaluate(
    ([path, at, shown]) =>
      (window as unknown as { show: (...args: unknown[]) => Promise<void> }).show(path, at, shown),
    [pathname, index, way] as const,
  );
  for (const step of steps) await act(step);
}

async function act(step: string): Promise<void> {
  const [, verb = '', rest = ''] = /^(\w+) (.*)$/s.exec(step) ?? [];
  if (verb === 'press') return page.keyboard.press(rest);
  const [element = '', text = ''] = rest.split(' = ');
  const found = findElement(element);
  if (verb === 'hover') {
    await found.evaluate(waitUntilStill);
    // Disabled elements do not answer the pointer, which is what some mistakes are about.
    return found.hover({ force: true });
  }
  await found.click();
  return verb === 'type' ? page.keyboard.type(text) : undefined;
}

/** Runs in the page. Some elements grow from nothing, and nothing cannot be pointed at. */
async function waitUntilStill(element: Element): Promise<void> {
  const read = (): string => JSON.stringify(element.getBoundingClientRect());
  const isThere = (): boolean => element.getBoundingClientRect().width > 0;
  for (let before = ''; !isThere() || read() !== before;) {
    before = read();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function findElement(element: string): Locator {
  const [role = '', name] = element.split(/: (.*)/s);
  return page.getByRole(role as 'button', name === undefined ? {} : { name, exact: true });
}

async function isSeen({ console: message, seen }: MistakeCheck): Promise<boolean> {
  if (message !== undefined && !messages.some((text) => text.includes(message))) return false;
  if (seen === undefined) return true;
  return page.evaluate(`((stage) => Boolean(${seen}))(document.getElementById('stage'))`);
}

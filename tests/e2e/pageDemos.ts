import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  formatPageDataUrl,
  type DemoCode,
  type DemoData,
  type PageData,
} from '../../src/model/pageData.ts';
import { formatDemoCodeUrl } from '../../src/model/pageFiles.ts';
import type { Styling } from '../../src/model/styling.ts';
import { CLIENT_DIRECTORY, listBuiltPages } from './builtSite.ts';

/** Demos with their toolbars and code. */
const FIGURES = 'figure[aria-label^="Demo:"]';

/** What demos run on. */
export const STAGES = `${FIGURES} > :first-child`;

/** A built page and its demos. */
export interface PageDemos {
  readonly pathname: string;
  readonly demos: readonly DemoData[];
}

/** All built pages with their demos, or those at some addresses. */
export async function listPageDemos(
  directory = CLIENT_DIRECTORY,
  isMeant: (pathname: string) => boolean = () => true,
): Promise<readonly PageDemos[]> {
  const pathnames = await listBuiltPages(directory);
  return Promise.all(
    pathnames
      .filter(isMeant)
      .map(async (pathname) => ({ pathname, demos: await readDemos(directory, pathname) })),
  );
}

async function readDemos(directory: string, pathname: string): Promise<readonly DemoData[]> {
  const file = join(directory, formatPageDataUrl(pathname));
  const { blocks }: PageData = JSON.parse(await readFile(file, 'utf8'));
  return blocks.filter((block) => block.kind === 'demo');
}

/** The code of a page's demos, with the packages that each imports. */
export async function readDemoCode(pathname: string): Promise<readonly DemoCode[]> {
  return JSON.parse(await readFile(join(CLIENT_DIRECTORY, formatDemoCodeUrl(pathname)), 'utf8'));
}

/** The scripts that the demos of a page load, besides those that the page has from the start. */
export async function listDemoScripts(
  { pathname, demos }: PageDemos,
  directory = CLIENT_DIRECTORY,
): Promise<readonly string[]> {
  const html = await readFile(join(directory, pathname, 'index.html'), 'utf8');
  const scripts = demos.flatMap(({ renditions: [{ module, preload }] }) => [module, ...preload]);
  return [...new Set(scripts)].filter((script) => !html.includes(`"${script}"`));
}

/** The stylings that demos come in, at least one. */
export function listStylings(demos: readonly DemoData[]): readonly Styling[] {
  const stylings = demos.flatMap(({ renditions }) => renditions.flatMap((r) => r.styling ?? []));
  return stylings.length > 0 ? [...new Set(stylings)] : ['system'];
}

interface Choices {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly codeStyling?: Styling;
}

/** Makes choices as another tab would, and waits until page and frames have followed. */
export async function choose(page: Page, choices: Choices): Promise<void> {
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(`swatchbook:${name}`, value);
    dispatchEvent(new StorageEvent('storage', { key: 'swatchbook:mode' }));
  }, Object.entries(choices));
  await page.waitForFunction(({ mode, direction }) => {
    const frames = [...document.querySelectorAll('iframe')];
    const inner = frames.flatMap(({ contentDocument }) => contentDocument ?? []);
    // On the page nothing fades from mode to mode; in frames labels do.
    const fades = inner.flatMap((each) => each.getAnimations());
    return (
      document.documentElement.dataset.switching === undefined &&
      [document, ...inner].every(
        ({ documentElement: { dataset, dir } }) => dataset.mode === mode && dir === direction,
      ) &&
      fades.every(({ constructor }) => constructor.name !== 'CSSTransition')
    );
  }, choices);
}

/** Turns to every demo at once instead of scrolling past them, and waits until all of them run. */
export async function startDemos(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    ({ selector, expected }) => {
      const stages = [...document.querySelectorAll(selector)];
      for (const stage of stages) {
        stage.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
      const running = stages.filter((stage) =>
        stage.querySelector('[data-running]:not([hidden]), iframe[data-shown="true"]'),
      );
      return running.length === expected;
    },
    { selector: STAGES, expected: count },
  );
}

/** Waits for what comes in slowly: half-transparent text has the colors of neither end. */
export async function endTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ constructor }) => constructor.name !== 'CSSTransition'),
  );
}

/** Takes the code away: thousands of colored words cost axe most of its time and are the same everywhere. */
export async function dropCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('.code')) code.textContent = 'code';
  });
}

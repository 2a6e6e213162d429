import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { DEV_BUDGET } from '../budgets.ts';
import type { BenchRow } from '../formatBench.ts';
import { growProject } from '../growth/growProject.ts';
import { formatDemoAddress } from '../growth/syntheticContent.ts';
import { findMedian } from '../median.ts';
import { DEMO, EDITS, type Edit } from './edits.ts';

/** With the site's own they are more than 600 written pages. */
const GROWTH = { pages: 420, demoPages: 60 };
const RUNS = 7;
/** No limit for dev, but an end for an edit that is lost. */
const LOST_MS = 60_000;

/** From saving a file to seeing the change, in a copy of the site with 600 written pages. */
export async function measureDev(browser: Browser, root: string): Promise<BenchRow[]> {
  // Outside of the working tree: its own editors and servers watch that.
  const folder = await mkdtemp(join(tmpdir(), 'swatchbook-dev-'));
  try {
    await growProject(root, folder, GROWTH);
    return await withDevServer(folder, async (origin) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      // Answered when all pages have been read, which keeps a server busy after its start.
      await fetch(`${origin}/data/search.json`);
      const rows: BenchRow[] = [];
      for (const edit of EDITS) {
        await openPage(page, origin + formatDemoAddress(0));
        const times = await measureEdits(page, folder, edit);
        rows.push({
          page: 'dev, 600 pages',
          measure: `${edit.name}, ms from save to screen`,
          value: findMedian(times),
          budget: DEV_BUDGET[edit.name],
        });
      }
      return rows;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the copy's own dev server for as long as somebody looks at it. */
async function withDevServer<Result>(
  folder: string,
  look: (origin: string) => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'dev', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await look(await readOrigin(child.stdout));
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
}

/** The server says where it listens. It goes on talking, so its output stays open. */
async function readOrigin(output: Readable): Promise<string> {
  let said = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    said += chunk.toString();
    const origin = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(said))?.[0];
    if (!origin) continue;
    output.resume();
    return origin;
  }
  throw new Error(`The dev server ended before it listened:\n${said}`);
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  // All that the edits are about: a demo whose module is still on its way would miss an edit.
  const demo = page.locator(DEMO);
  // Demos wait for a sign of a reader, the first of which may come before they listen.
  for (let move = 0; !(await demo.isVisible()); move += 1) {
    await page.mouse.move(600, 500 + (move % 2));
    await setTimeout(100);
  }
}

async function measureEdits(page: Page, folder: string, edit: Edit): Promise<number[]> {
  const file = join(folder, edit.file);
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  // The first one warms up.
  for (let run = 0; run <= RUNS; run += 1) {
    const word = `Edited${run}`;
    // What follows an edit, such as checks, is not part of the next one. Fast Refresh does not know a demo that
    // has just started, either.
    await setTimeout(500);
    const seen = page.evaluate(waitForWord, { selector: edit.selector, word, lostMs: LOST_MS });
    const saved = Date.now();
    await writeFile(file, edit.change(text, word));
    const shown = await seen;
    if (shown === null) throw new Error(`The edit of ${edit.file} never came to the screen.`);
    times.push(shown - saved);
  }
  await writeFile(file, text);
  return times.slice(1);
}

/** Resolves with the time of the first frame that shows a word, with null where none does. */
function waitForWord({
  selector,
  word,
  lostMs,
}: {
  readonly selector: string;
  readonly word: string;
  readonly lostMs: number;
}): Promise<number | null> {
  return new Promise((resolve) => {
    window.setTimeout(() => resolve(null), lostMs);
    const timer = setInterval(() => {
      if (!document.querySelector(selector)?.textContent?.includes(word)) return;
      clearInterval(timer);
      requestAnimationFrame(() => resolve(Date.now()));
    }, 4);
  });
}

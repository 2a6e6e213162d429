import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as contrast from './contrast.ts';
import { findIssues, type Issue } from './findIssues.ts';
import type { Excuse } from './readExcuses.ts';

/** Axe and our own judgement as text for the page. */
const tools = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ...Object.values(contrast).map(String),
  `Object.assign(window, { ${Object.keys(contrast).join()} });`,
].join('\n');

/** What depends on colors. */
const CONTRAST_RULES = ['color-contrast', 'link-in-text-block'];

/** What depends on where things are. */
export const LAYOUT_RULES = [...CONTRAST_RULES, 'target-size', 'scrollable-region-focusable'];

/** What to check; everything unless told otherwise. */
export interface CheckOptions {
  readonly rules?: readonly string[];
  /** Selector of the parts to look at. */
  readonly within?: string;
  /** The demo that a frame shows. */
  readonly demo?: string;
  /** What is known and explained in writing. */
  readonly excuses?: readonly Excuse[];
  /** Is told which excuses were needed. */
  readonly onExcused?: (excuse: Excuse) => void;
}

/**
 * What axe finds or cannot decide, one line each. Colors take it longer than everything else, so unless it is asked
 * for rules by name it sees only texts whose contrast is in doubt.
 */
export async function checkAccessibility(
  page: Pick<Page, 'evaluate'>,
  options: CheckOptions = {},
): Promise<string[]> {
  if (options.rules) return runAxe(page, options);
  return [...(await runAxe(page, options)), ...(await checkColors(page, options))];
}

/** What axe finds in the texts whose contrast is not plain to see. */
export async function checkColors(
  page: Pick<Page, 'evaluate'>,
  options: CheckOptions = {},
): Promise<string[]> {
  await prepare(page);
  const doubtful = await page.evaluate((within) => {
    const { findDoubtfulTexts } = window as unknown as typeof contrast;
    const texts = findDoubtfulTexts([...document.querySelectorAll(within)]);
    for (const text of texts) text.setAttribute('data-doubtful', '');
    return texts.length;
  }, options.within ?? 'html');
  if (doubtful === 0) return [];
  const within = '[data-doubtful]';
  const found = await runAxe(page, { ...options, within, rules: CONTRAST_RULES });
  await page.evaluate((selector) => {
    for (const text of document.querySelectorAll(selector)) text.removeAttribute('data-doubtful');
  }, within);
  return found;
}

/** What axe finds by the rules named, or else by all but those of colors. */
async function runAxe(
  page: Pick<Page, 'evaluate'>,
  { rules, within, demo, excuses = [], onExcused }: CheckOptions,
): Promise<string[]> {
  await prepare(page);
  // Frames are checked one by one.
  const without = rules ? [] : [...CONTRAST_RULES, 'frame-tested'];
  const issues = await page.evaluate(findIssues, { rules, without, within, demo, excuses });
  return issues.flatMap((issue) => {
    const excuse = issue.excuse === null ? undefined : excuses[issue.excuse];
    if (!excuse) return [formatIssue(issue)];
    onExcused?.(excuse);
    return [];
  });
}

/** Gives axe to all documents that a page will open: sending it to each takes longer than running it. */
export function bringTools(page: Page): Promise<unknown> {
  return page.addInitScript(tools);
}

async function prepare(page: Pick<Page, 'evaluate'>): Promise<void> {
  const isPrepared = await page.evaluate(() => 'axe' in window);
  if (!isPrepared) await page.evaluate(tools);
}

function formatIssue({ rule, demo, part, what, isCertain }: Issue): string {
  const place = demo === null ? part : `${part} of ${demo}`;
  return `${rule} ${isCertain ? 'at' : 'undecided at'} ${place}: ${what}`;
}

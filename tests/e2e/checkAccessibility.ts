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
].join('\n');

/** What depends on colors. */
export const CONTRAST_RULES = ['color-contrast', 'link-in-text-block'];

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

/** What axe finds or cannot decide, one line each. */
export async function checkAccessibility(
  page: Pick<Page, 'evaluate'>,
  { rules, within, demo, excuses = [], onExcused }: CheckOptions = {},
): Promise<string[]> {
  const isPrepared = await page.evaluate(() => 'axe' in window);
  if (!isPrepared) await page.evaluate(tools);
  const issues = await page.evaluate(findIssues, { rules, within, demo, excuses });
  return issues.flatMap((issue) => {
    const excuse = issue.excuse === null ? undefined : excuses[issue.excuse];
    if (!excuse) return [formatIssue(issue)];
    onExcused?.(excuse);
    return [];
  });
}

function formatIssue({ rule, demo, part, what, isCertain }: Issue): string {
  const place = demo === null ? part : `${part} of ${demo}`;
  return `${rule} ${isCertain ? 'at' : 'undecided at'} ${place}: ${what}`;
}

import type { Browser } from 'playwright-core';
import { ICON_BUDGET } from './budgets.ts';
import type { BenchRow } from './formatBench.ts';
import { measureFirstBytes, timeKeystrokes } from './measureIcons.ts';
import { measureLoad, type Conditions } from './measureLoad.ts';
import { findMedian, measureOften } from './median.ts';

/** Words as readers type them: names, other words, slips. */
const TYPED = [
  'delete',
  'trash',
  'arrow back',
  'acount circle',
  'notification',
  'calender',
  'gear',
];

/** Figures of the page of icons. */
export async function benchIcons(
  browser: Browser,
  origin: string,
  slow: Conditions,
): Promise<BenchRow[]> {
  const url = origin + ICON_BUDGET.path;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = (await timeKeystrokes(page, TYPED)).sort((a, b) => a - b);
  await page.close();
  const loads = await measureOften(() => measureLoad(browser, url, slow));
  const row = (measure: string, value: number, budget: number): BenchRow => ({
    page: 'icons',
    measure,
    value,
    budget,
  });
  return [
    row('before a search, bytes', await measureFirstBytes(browser, origin), ICON_BUDGET.firstBytes),
    row(
      'keystroke, ms (95th percentile)',
      times[Math.floor(times.length * 0.95)] ?? 0,
      ICON_BUDGET.keystrokeMs,
    ),
    row(
      'first icons, ms (4x CPU)',
      findMedian(loads.map(({ firstPaintMs }) => firstPaintMs)),
      ICON_BUDGET.firstIconsMs,
    ),
  ];
}

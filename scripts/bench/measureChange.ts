import type { Browser } from 'playwright-core';
import { slowDown, type Conditions } from './measureLoad.ts';

const SETTLE_MS = 1500;

/** Time from a click on a link of the side navigation until the new heading is painted, in ms. */
export async function measureChange(
  browser: Browser,
  url: string,
  target: string,
  conditions: Conditions,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), conditions);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const link = page.locator(`aside a[href="${target}"]`);
  // Readers point before they click; what that fetches is part of the design.
  await link.hover();
  await page.waitForTimeout(150);
  // Functions with names would call a helper of the compiler, which the page does not have.
  const milliseconds = await link.evaluate(async (element) => {
    const before = document.querySelector('h1')?.textContent;
    const start = performance.now();
    (element as HTMLElement).click();
    while (document.querySelector('h1')?.textContent === before) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await context.close();
  return milliseconds;
}

import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** What {@link readMenuPlace} says of a menu as it should be. */
export const GOOD_PLACE = 'beside its button, inside';

/** Where an open menu stands; runs in the page. */
export function readMenuPlace(id: string): string {
  const panel = document.getElementById(id)?.getBoundingClientRect();
  const button = document.querySelector(`[popovertarget="${id}"]`)?.getBoundingClientRect();
  if (!panel || !button) return 'without a button';
  const { clientWidth, clientHeight } = document.documentElement;
  const isInside =
    panel.left >= 0 && panel.right <= clientWidth && panel.top >= 0 && panel.bottom <= clientHeight;
  const gap = Math.max(panel.top - button.bottom, button.top - panel.bottom);
  const isBeside =
    Math.abs(gap - 6) < 2 && panel.left <= button.right && panel.right >= button.left;
  return isBeside && isInside
    ? 'beside its button, inside'
    : `${JSON.stringify(panel)} for ${JSON.stringify(button)}`;
}

/** Waits until a menu has come to rest, and says where. */
export async function waitForMenuPlace(page: Page, id: string | null): Promise<string> {
  await page.locator(`[id="${id}"]`).waitFor();
  const read = (): Promise<string> => page.evaluate(readMenuPlace, id ?? '');
  await vi.waitFor(async () => expect(await read()).toBe(GOOD_PLACE), 5000).catch(() => undefined);
  return read();
}

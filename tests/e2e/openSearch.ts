import type { Locator, Page } from 'playwright-core';

/** A page to search from. */
export const START = '/material-ui/getting-started/';

/** Opens the search dialog by its shortcut. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await findField(page).waitFor();
}

/** Opens the search dialog and types. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await openSearch(page);
  await page.keyboard.type(text);
}

/** The field of the search dialog. */
export function findField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search' });
}

/** What the search dialog offers: results, commands or recent searches. */
export function findOptions(page: Page): Locator {
  return page.locator('[role="option"]');
}

/** The one of them that Enter opens. */
export function findActive(page: Page): Locator {
  return page.locator('[role="option"][aria-selected="true"]');
}

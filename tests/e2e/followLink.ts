import type { Page } from 'playwright-core';

/** Follows a link to an address of the site, which changes the page within its document. */
export function followLink(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, address);
}

/** Waits until a page that was gone to within the document is shown. */
export async function waitForArrival(page: Page, pathname: string): Promise<void> {
  await page.waitForFunction(
    (path) => location.pathname === path && document.activeElement?.tagName === 'H1',
    pathname,
  );
}

import type { Locator } from 'playwright-core';

/** The label of the button that starts and ends an inspection. */
export const INSPECT = 'Inspect the elements';

/** Starts the inspection of a demo that runs. */
export async function inspectDemo(demo: Locator): Promise<void> {
  await demo.hover({ position: { x: 4, y: 4 } });
  await demo.getByRole('button', { name: INSPECT }).click();
  await demo.getByText('Point at an element').waitFor();
}

/** The card that names an element. */
export function findCard(demo: Locator): Locator {
  return demo.page().locator('[popover="manual"]:popover-open');
}

/** Clicks a kept element in the demo itself. */
export async function clickInDemo(element: Locator): Promise<void> {
  await element.click();
  await findCard(element).getByRole('button', { name: 'Click it in the demo' }).click();
}

import { isSavingData } from '../../model/isSavingData.ts';
import { createDevice } from './device.ts';
import { listSavedProducts } from './savedProducts.ts';
import { saveProduct } from './saveProduct.ts';

const LOCK = 'swatchbook.renewal';

/**
 * Saves products anew that a former build saved. Until that is done the old copy serves, and what fails now is
 * tried again by the next page. One tab does it for all.
 */
export async function renewSavedProducts(
  browser: Window & typeof globalThis,
  build: string,
): Promise<void> {
  const device = createDevice(browser);
  const saved = await listSavedProducts(device.caches);
  const old = saved.filter(({ buildId }) => buildId !== build);
  if (old.length === 0 || isSavingData(browser.navigator)) return;
  await browser.navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const { productId } of old) {
      const job = { productId, build, signal: new AbortController().signal, onProgress() {} };
      await saveProduct(job, device).catch(() => undefined);
    }
  });
}

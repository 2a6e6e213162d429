import type { Product } from '../model/product.ts';

/** What is shown of a product wherever it is listed. */
export type OfflineProduct = Pick<Product, 'name' | 'home' | 'logo' | 'accent'>;

/** What saving a product needs to know; published at `formatOfflineListUrl`. */
export interface OfflineList extends OfflineProduct {
  readonly buildId: string;
  readonly productId: string;
  readonly pages: readonly OfflinePage[];
  readonly files: readonly OfflineFile[];
}

/** A page as it is listed to readers. */
export interface OfflinePage {
  readonly url: string;
  readonly title: string;
}

/** A file that a product's pages are made of or may load. */
export interface OfflineFile {
  readonly url: string;
  /** Size without compression, which is what it takes on the device. */
  readonly bytes: number;
  /** Digest of its content, as the `integrity` of a request. */
  readonly integrity: string;
}

/** Where a product's list is. In a cache of saved files it is written last: its presence means that all are there. */
export function formatOfflineListUrl(productId: string): string {
  return `/data/offline/${productId}.json`;
}

/** Bytes of all files together. */
export function sumBytes(files: readonly Pick<OfflineFile, 'bytes'>[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

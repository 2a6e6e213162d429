import type { ComponentDoc } from '../../src/model/apiDoc.ts';
import type { Product } from '../../src/model/product.ts';
import { measurePages, type MeasuredPage, type PageFigures } from './measureContent.ts';
import { findStaleReasons, readUnseenProps } from './unseenProps.ts';

/** A product with the figures of its pages. */
export interface ProductFigures {
  readonly name: string;
  readonly pages: readonly PageFigures[];
  /** What is wrong with the reasons for props that no demo sets. */
  readonly mistakes: readonly string[];
}

/** Measures products one by one, each with the reasons written down beside its pages. */
export async function measureProducts(
  root: string,
  products: readonly Product[],
  content: {
    readonly pages: readonly MeasuredPage[];
    readonly components: readonly ComponentDoc[];
  },
): Promise<ProductFigures[]> {
  return Promise.all(
    products.map(async (product) => {
      const docs = content.components.filter(({ productId }) => productId === product.id);
      const unseen = await readUnseenProps(root, product);
      const pages = measurePages(
        content.pages.filter(({ productId }) => productId === product.id),
        docs,
        unseen,
      );
      return { name: product.name, pages, mistakes: findStaleReasons(unseen, docs, pages) };
    }),
  );
}

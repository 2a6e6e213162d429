import { createContext, useContext } from 'react';
import { useMatches } from 'react-router';
import { products } from '../../content/products.ts';
import type { PageData } from '../model/pageData.ts';
import type { Product } from '../model/product.ts';

/** A page together with the HTML of its navigation, as only the prerendering process has it. */
export interface PrerenderedPage {
  readonly page: PageData;
  readonly navigationHtml: string | null;
}

/** Set while prerendering only: in the browser the document itself holds the HTML. */
export const PrerenderContext = createContext<PrerenderedPage | null>(null);

interface CurrentPage {
  readonly page: PageData | null;
  readonly product: Product | null;
}

/** The page being shown and its product; both are null on error pages. */
export function useCurrentPage(): CurrentPage {
  const prerendered = useContext(PrerenderContext);
  const match = useMatches().at(-1);
  const page = prerendered?.page ?? (isPageData(match?.loaderData) ? match.loaderData : null);
  const product = products.find(({ id }) => id === page?.productId) ?? null;
  return { page, product };
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'blocks' in value;
}

import { createContext, use } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageData, PageProduct, PrerenderedPage } from '../model/pageData.ts';

/** Set while prerendering only: in the browser the document itself holds the HTML. */
export const PrerenderContext = createContext<PrerenderedPage | null>(null);

/** The page with its HTML while prerendering; null in the browser, whose bundle need not know the context. */
export function usePrerendered(): PrerenderedPage | null {
  return import.meta.env.SSR ? use(PrerenderContext) : null;
}

interface CurrentPage {
  readonly page: PageData | null;
  readonly product: PageProduct | null;
  /** The page's address, or the one that was asked for where there is no page at it. */
  readonly address: string;
}

/** The page being shown and its product; both are null on error pages. */
export function useCurrentPage(): CurrentPage {
  const prerendered = usePrerendered();
  const match = useMatches().at(-1);
  const { pathname } = useLocation();
  const page = prerendered?.page ?? (isPageData(match?.loaderData) ? match.loaderData : null);
  const address = page && !page.missing ? page.pathname : pathname;
  return { page, product: page?.product ?? null, address };
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'blocks' in value;
}

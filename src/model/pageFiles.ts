import { formatInternalPathname } from './route.ts';

/** Where the side navigation of a product is fetched, for readers who unfold what documents leave out. */
export function formatNavigationUrl(productId: string): string {
  return `/data/navigation/${productId}.json`;
}

/** Where the props of a page's components are fetched when a reader asks for them. */
export function formatPropsUrl(pathname: string): string {
  return `/data/props${formatInternalPathname(pathname)}.json`;
}

/** Where the code of a page's demos is fetched. */
export function formatDemoCodeUrl(pathname: string): string {
  return `/data/demos${formatInternalPathname(pathname)}.json`;
}

/** Where a page's playground is fetched when a reader opens it. */
export function formatPlaygroundUrl(pathname: string): string {
  return `/data/playgrounds${formatInternalPathname(pathname)}.json`;
}

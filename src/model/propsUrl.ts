import { formatInternalPathname } from './route.ts';

/** Where the props of a page's components are fetched when a reader asks for them. */
export function formatPropsUrl(pathname: string): string {
  return `/data/props${formatInternalPathname(pathname)}.json`;
}

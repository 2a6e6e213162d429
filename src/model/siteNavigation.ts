import {
  NAVIGATION_FLAGS,
  type Navigation,
  type NavigationEntry,
  type NavigationFlag,
  type NavigationIcon,
  type Plan,
} from './navigation.ts';

/** A navigation entry ready to be drawn: its title is known. */
export interface NavigationItem {
  readonly title: string;
  /** Absent for groups and subheaders. */
  readonly href?: string;
  readonly kind: 'group' | 'subheader' | 'page' | 'link';
  /** Stable name of a group, under which its open state is kept. */
  readonly key: string;
  readonly children: readonly NavigationItem[];
  /** Address of the page that lists the pages of a group, where there is one. */
  readonly overview?: string;
  readonly plan?: Plan;
  readonly flags: readonly NavigationFlag[];
  readonly icon?: NavigationIcon;
  readonly linkProps: Readonly<Record<string, string>>;
}

/**
 * Gives every entry its title; pages without one fall back to their path, which a check reports.
 * Pages of other products are links: they are no part of the way through this one.
 */
export function resolveNavigation(
  navigation: Navigation,
  titleOf: (pathname: string) => string | undefined,
  isOwn: (pathname: string) => boolean = () => true,
): NavigationItem[] {
  return navigation.map((entry) => ({
    title: entry.title ?? entry.subheader ?? titleOf(entry.pathname) ?? entry.pathname,
    ...(entry.children ? {} : { href: entry.pathname }),
    kind: kindOf(entry, isOwn),
    key: entry.pathname,
    children: resolveNavigation(entry.children ?? [], titleOf, isOwn),
    ...findOverview(entry, titleOf),
    ...(entry.plan ? { plan: entry.plan } : {}),
    flags: NAVIGATION_FLAGS.filter((flag) => entry.flags?.includes(flag)),
    ...(entry.icon ? { icon: entry.icon } : {}),
    linkProps: entry.linkProps ?? {},
  }));
}

/** Groups are named by the address that their pages stand below; a page there that is none of them lists them. */
function findOverview(
  { pathname, overview, children }: NavigationEntry,
  titleOf: (pathname: string) => string | undefined,
): Pick<NavigationItem, 'overview'> {
  const address = overview ?? `${pathname}/`;
  const isEntry = children?.some((child) => child.pathname === address);
  const lists = children && titleOf(address) !== undefined && (overview !== undefined || !isEntry);
  return lists ? { overview: address } : {};
}

function kindOf(
  entry: NavigationEntry,
  isOwn: (pathname: string) => boolean,
): NavigationItem['kind'] {
  if (entry.children) return entry.subheader ? 'subheader' : 'group';
  return entry.pathname.startsWith('/') && isOwn(entry.pathname) ? 'page' : 'link';
}

/** A page in reading order. */
export interface NavigationStop {
  readonly href: string;
  readonly title: string;
  /** Titles of the groups above it. */
  readonly trail: readonly string[];
}

/** All pages of a tree in reading order; one with several entries, as API tabs have, counts once. */
export function listStops(
  items: readonly NavigationItem[],
  trail: readonly string[] = [],
): NavigationStop[] {
  const stops = items.flatMap((item) =>
    item.kind === 'page' && item.href
      ? [{ href: dropHash(item.href), title: item.title, trail }]
      : listStops(item.children, [...trail, item.title]),
  );
  const seen = new Set<string>();
  return stops.filter(({ href }) => !seen.has(href) && seen.add(href));
}

/** The page an entry leads to, whatever part of it. */
export function dropHash(href: string): string {
  return href.replace(/#.*$/, '');
}

import { z } from 'zod';
import { cleanPath } from './route.ts';

/** Marks an entry may carry, in the order their chips are shown. */
export const NAVIGATION_FLAGS = [
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
] as const;
export type NavigationFlag = (typeof NAVIGATION_FLAGS)[number];

/** Paid plans a feature may belong to. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** Icons an entry may show before its title. */
export const NAVIGATION_ICONS = [
  'book',
  'compass',
  'palette',
  'puzzle',
  'rocket',
  'wrench',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

/** Attributes added to an entry's link, for analytics and external targets. */
const linkPropsSchema = z.record(z.string(), z.string());

/** One entry of a side navigation as authors write it. */
export interface NavigationEntry {
  /** A page's address, an external address, or (for a group) a key of its own. */
  readonly pathname: string;
  /** Needed for groups and external links; pages bring their own title. */
  readonly title?: string | undefined;
  /** A heading that is always shown; its children are at the same depth. */
  readonly subheader?: string | undefined;
  readonly children?: readonly NavigationEntry[] | undefined;
  /** The page that lists a group's pages, where it is not the group's key with a slash. */
  readonly overview?: string | undefined;
  readonly plan?: Plan | undefined;
  readonly flags?: readonly NavigationFlag[] | undefined;
  readonly icon?: NavigationIcon | undefined;
  readonly linkProps?: Readonly<Record<string, string>> | undefined;
}

export const navigationEntrySchema: z.ZodType<NavigationEntry> = z.lazy(() =>
  z.strictObject({
    pathname: z.string().min(1),
    title: z.string().optional(),
    subheader: z.string().optional(),
    children: z.array(navigationEntrySchema).optional(),
    overview: z.string().optional(),
    plan: z.enum(PLANS).optional(),
    flags: z.array(z.enum(NAVIGATION_FLAGS)).optional(),
    icon: z.enum(NAVIGATION_ICONS).optional(),
    linkProps: linkPropsSchema.optional(),
  }),
);

/** A product's side navigation. */
export type Navigation = readonly NavigationEntry[];

/** Types a navigation file; its entries are checked against pages when the site loads. */
export function defineNavigation(entries: Navigation): Navigation {
  return entries;
}

/** An entry with the trail of groups above it. */
export interface PlacedEntry {
  readonly entry: NavigationEntry;
  readonly parents: readonly NavigationEntry[];
}

/** All entries, depth first, groups before their children. */
export function flattenNavigation(
  navigation: Navigation,
  parents: readonly NavigationEntry[] = [],
): PlacedEntry[] {
  return navigation.flatMap((entry) => [
    { entry, parents },
    ...flattenNavigation(entry.children ?? [], [...parents, entry]),
  ]);
}

/** True for entries that hold others and are no page themselves. */
export function isGroup(entry: NavigationEntry): boolean {
  return entry.children !== undefined;
}

/** API tabs share their component's page (`…/components-api/#badge`), so their path may repeat. */
export function isApiTab(pathname: string): boolean {
  return /\/(components|hooks)-api(\/|$)/.test(pathname);
}

/** Two entries with the same path, each named by the trail of titles that leads to it. */
export interface DuplicatePath {
  /** The path in the form that both stand for. */
  readonly pathname: string;
  /** As the two are written. */
  readonly written: readonly [string, string];
  readonly places: readonly [string, string];
}

/** Paths that occur twice in a tree; API tabs are exempt. */
export function findDuplicatePaths(navigation: Navigation): DuplicatePath[] {
  const seen = new Map<string, { readonly written: string; readonly place: string }>();
  const duplicates: DuplicatePath[] = [];
  for (const { entry, parents } of flattenNavigation(navigation)) {
    const written = entry.pathname;
    const pathname = normalizePath(written);
    const place = [...parents, entry].map(formatEntryName).join(' › ');
    const earlier = seen.get(pathname);
    if (earlier === undefined) seen.set(pathname, { written, place });
    else if (!isApiTab(written)) {
      duplicates.push({
        pathname,
        written: [earlier.written, written],
        places: [earlier.place, place],
      });
    }
  }
  return duplicates;
}

/** Addresses of the site lead to the same page whatever their hash, and on some hosts whatever their case. */
function normalizePath(pathname: string): string {
  return pathname.startsWith('/')
    ? cleanPath(pathname).toLowerCase()
    : pathname.replace(/(?<=.)\/$/, '');
}

function formatEntryName(entry: NavigationEntry): string {
  return entry.title ?? entry.subheader ?? entry.pathname;
}

/** Whether an entry leads to a page of this site (rather than elsewhere, or nowhere as groups do). */
export function isPageEntry(entry: NavigationEntry): boolean {
  return !isGroup(entry) && entry.pathname.startsWith('/');
}

/** The pages of a tree in reading order, for previous and next. */
export function listPagePaths(navigation: Navigation): string[] {
  return flattenNavigation(navigation)
    .filter(({ entry }) => isPageEntry(entry))
    .map(({ entry }) => entry.pathname);
}

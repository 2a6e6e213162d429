import type { ApiEntry } from '../../model/apiPage.ts';
import type { Navigation, NavigationEntry } from '../../model/navigation.ts';

const TITLE = 'Component API';

/** Adds the group of API pages to a product's navigation: after its components, else at the end. */
export function addApiNavigation(
  navigation: Navigation,
  entries: readonly ApiEntry[],
  indexPath: string,
): Navigation {
  if (entries.length === 0) return navigation;
  const pathname = `${indexPath.replace(/\/$/, '')}-group`;
  const index = { pathname: indexPath, title: 'Overview' };
  const children = [index, ...listGroups(entries, pathname)];
  const group = { pathname, title: TITLE, overview: indexPath, children };
  const components = navigation.findIndex(({ title }) => title === 'Components');
  const place = components === -1 ? navigation.length : components + 1;
  return navigation.toSpliced(place, 0, group);
}

function listGroups(entries: readonly ApiEntry[], pathname: string): NavigationEntry[] {
  const components = listLinks(entries, 'component');
  const hooks = listLinks(entries, 'hook');
  if (components.length === 0 || hooks.length === 0) return [...components, ...hooks];
  return [
    { pathname: `${pathname}/components`, subheader: 'Components', children: components },
    { pathname: `${pathname}/hooks`, subheader: 'Hooks', children: hooks },
  ];
}

function listLinks(entries: readonly ApiEntry[], kind: 'component' | 'hook'): NavigationEntry[] {
  return entries
    .filter(({ doc }) => doc.kind === kind)
    .toSorted((a, b) => compare(a.doc.name, b.doc.name))
    .map(({ doc, path }) => ({
      pathname: path,
      title: doc.name,
      ...(doc.plan ? { plan: doc.plan } : {}),
      ...(doc.deprecation ? { flags: ['deprecated'] } : {}),
    }));
}

/** Not by locale, so that every machine builds the same bytes. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

import type { JSX } from 'react';
import { dropHash, listStops, type NavigationItem } from '../model/siteNavigation.ts';
import { Chip } from '../ui/Chip.tsx';
import { CodeName, hasBreaks } from '../ui/CodeName.tsx';
import { navigationIcons } from './navigationIcons.ts';
import styles from './SideNavigation.module.css';

interface SideNavigationProps {
  readonly items: readonly NavigationItem[];
  /** Address of the page the tree is drawn for; its entry is marked and its groups are open. */
  readonly active: string | null;
  /** Whether the items are inside a folded group: folds do not nest. */
  readonly folded?: boolean;
  /** Whether long groups are written out too, as they are in the file of the whole tree. */
  readonly whole?: boolean;
}

/** A closed group of more entries than this stays in the file of the whole tree, if a page lists its entries. */
const MAX_FOLDED = 8;

/**
 * A product's navigation tree, rendered to a string at build time: it is part of the document, not
 * of the React tree (`navigationTree.ts` adds behavior). Closed groups sit in `noscript`: readers
 * without JavaScript can open them, and for all others they cost no elements until opened.
 */
export function SideNavigation({ items, ...rest }: SideNavigationProps): JSX.Element {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key}>
          <Item item={item} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps extends Omit<SideNavigationProps, 'items'> {
  readonly item: NavigationItem;
}

function Item({ item, ...rest }: ItemProps): JSX.Element {
  switch (item.kind) {
    case 'group':
      return <Group item={item} {...rest} />;
    case 'subheader':
      return (
        <>
          <div className={styles.subheader}>{item.title}</div>
          <SideNavigation items={item.children} {...rest} />
        </>
      );
    case 'page':
    case 'link':
      return (
        <a
          href={item.href}
          className={styles.link}
          aria-current={leadsTo(item, rest.active) ? 'page' : undefined}
          {...item.linkProps}
        >
          <Label item={item} />
        </a>
      );
  }
}

function Group({ item, active, folded = false, whole = false }: ItemProps): JSX.Element {
  const open = contains(item, active);
  const folds = !open && !folded;
  const overview = folds && !whole ? findOverview(item) : undefined;
  const children = (
    <SideNavigation
      items={overview ? [overview] : item.children}
      active={active}
      folded={folded || folds}
      whole={whole}
    />
  );
  return (
    <details
      className={styles.group}
      data-group={item.key}
      data-more={overview ? '' : undefined}
      open={open}
    >
      <summary className={styles.summary}>
        <Label item={item} />
      </summary>
      {folds ? <noscript>{children}</noscript> : children}
    </details>
  );
}

/** The page shown for a long closed group, because it lists the group's entries. */
function findOverview({ overview: href, children }: NavigationItem): NavigationItem | undefined {
  if (href === undefined || listStops(children).length <= MAX_FOLDED) return undefined;
  return {
    kind: 'page',
    title: 'Overview',
    href,
    key: href,
    children: [],
    flags: [],
    linkProps: {},
  };
}

function contains(item: NavigationItem, active: string | null): boolean {
  if (active !== null && item.overview === active) return true;
  return leadsTo(item, active) || item.children.some((child) => contains(child, active));
}

function leadsTo({ href }: NavigationItem, active: string | null): boolean {
  return href !== undefined && dropHash(href) === active;
}

function Label({ item }: { readonly item: NavigationItem }): JSX.Element {
  const Icon = item.icon ? navigationIcons[item.icon] : undefined;
  // Most entries are words alone, and an element around each would be a tenth of a long page.
  if (!Icon && !item.plan && item.flags.length === 0 && !hasBreaks(item.title)) {
    return <>{item.title}</>;
  }
  return (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      <span>
        <CodeName name={item.title} />
      </span>
      {item.plan && <Chip mark={item.plan} />}
      {item.flags.map((flag) => (
        <Chip key={flag} mark={flag} />
      ))}
    </>
  );
}

import type { JSX } from 'react';
import type { NavigationItem } from '../model/siteNavigation.ts';
import { Chip } from '../ui/Chip.tsx';
import styles from './SideNavigation.module.css';

interface SideNavigationProps {
  readonly items: readonly NavigationItem[];
  /** Address of the page the tree is drawn for; its entry is marked and its groups are open. */
  readonly active: string | null;
}

/**
 * A product's navigation tree, rendered to a string at build time: it is part of the document, not
 * of the React tree (`sideNavigation.ts` adds behavior). Closed groups sit in `noscript`: readers
 * without JavaScript can open them, and for all others they cost no elements until opened.
 */
export function SideNavigation({ items, active }: SideNavigationProps): JSX.Element {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key}>
          <Item item={item} active={active} />
        </li>
      ))}
    </ul>
  );
}

function Item({
  item,
  active,
}: {
  readonly item: NavigationItem;
  readonly active: string | null;
}): JSX.Element {
  switch (item.kind) {
    case 'group':
      return <Group item={item} active={active} />;
    case 'subheader':
      return (
        <>
          <div className={styles.subheader}>{item.title}</div>
          <SideNavigation items={item.children} active={active} />
        </>
      );
    case 'page':
    case 'link':
      return (
        <a
          href={item.href}
          className={styles.link}
          aria-current={item.href === active ? 'page' : undefined}
          {...item.linkProps}
        >
          <span>{item.title}</span>
          <Marks item={item} />
        </a>
      );
  }
}

function Group({
  item,
  active,
}: {
  readonly item: NavigationItem;
  readonly active: string | null;
}): JSX.Element {
  const open = contains(item, active);
  const children = <SideNavigation items={item.children} active={active} />;
  return (
    <details className={styles.group} data-group={item.key} open={open}>
      <summary className={styles.summary}>
        <span>{item.title}</span>
        <Marks item={item} />
      </summary>
      {open ? children : <noscript>{children}</noscript>}
    </details>
  );
}

function contains(item: NavigationItem, active: string | null): boolean {
  return (
    active !== null &&
    (item.href === active || item.children.some((child) => contains(child, active)))
  );
}

function Marks({ item }: { readonly item: NavigationItem }): JSX.Element {
  return (
    <>
      {item.plan && <Chip mark={item.plan} />}
      {item.flags.map((flag) => (
        <Chip key={flag} mark={flag} />
      ))}
    </>
  );
}

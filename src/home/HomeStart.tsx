import { useSyncExternalStore, type JSX, type MouseEvent } from 'react';
import { toAddress } from '../model/address.ts';
import { parseRecentPages, RECENT_PAGES_KEY, type RecentPage } from '../preferences/recentPages.ts';
import { getStorage } from '../preferences/storage.ts';
import { SEARCH_EVENT, SEARCH_PAGE } from '../search/searchKeys.ts';
import styles from './HomeStart.module.css';

/** The first steps of someone new, and the shortest way back for someone who was here before. */
export function HomeStart(): JSX.Element {
  return (
    <div className={styles.start} data-home="start">
      <p className={styles.actions}>
        <a className={styles.begin} href={toAddress('/material-ui/getting-started/installation/')}>
          Get started
        </a>
        <a className={styles.action} href={toAddress('/material-ui/all-components/')}>
          Components
        </a>
        <a
          className={styles.action}
          href={SEARCH_PAGE}
          onClick={openSearch}
          onPointerEnter={announceSearch}
          onFocus={announceSearch}
        >
          Search
        </a>
      </p>
      <LastPages />
      <template />
    </div>
  );
}

function announceSearch(): void {
  document.dispatchEvent(new Event(SEARCH_EVENT));
}

function openSearch(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  document.searchText = '';
  announceSearch();
}

/** What most readers come for, for those who were on no page yet. */
const POPULAR: readonly RecentPage[] = [
  { address: '/material-ui/react-button/', title: 'Button' },
  { address: '/material-ui/customization/dark-mode/', title: 'Dark mode' },
  { address: '/x/react-data-grid/', title: 'Data Grid' },
  { address: '/material-ui/react-text-field/', title: 'Text Field' },
].map((page) => ({ ...page, address: toAddress(page.address) }));

/** One line, so that nothing moves when the pages read last take the place of popular ones. */
function LastPages(): JSX.Element {
  const kept = useSyncExternalStore(
    () => () => undefined,
    () => getStorage().local.getItem(RECENT_PAGES_KEY),
    () => null,
  );
  const recent = parseRecentPages(kept).slice(0, POPULAR.length);
  const label = recent.length > 0 ? 'Read last' : 'Popular';
  return (
    <nav className={styles.last} aria-label={`${label} pages`} data-whole="">
      <span aria-hidden="true">{label}</span>
      <ul>
        {(recent.length > 0 ? recent : POPULAR).map(({ address, title }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

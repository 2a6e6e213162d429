import type { JSX } from 'react';
import { useRouteError } from 'react-router';
import { allowOnce } from '../offline/start/allowOnce.ts';
import { getStorage } from '../preferences/storage.ts';
import { LoadError, type LoadFailure } from './loadPage.ts';
import styles from './PageError.module.css';

/** A second full load of the same page within this time would show the same again. */
const PAUSE_MS = 10_000;

/**
 * Whether loading the whole document can show what a page change could not: the server's own answer for
 * missing pages and newer builds, the worker's copy when the server is out of reach.
 */
export function mayLoadDocument(browser: Window, pathname: string, error: unknown): boolean {
  const helps =
    error instanceof LoadError &&
    (error.message !== 'unreachable' || browser.navigator.serviceWorker?.controller);
  return (
    Boolean(helps) && allowOnce(getStorage().session, `loaded ${pathname}`, Date.now(), PAUSE_MS)
  );
}

const WORDS = {
  missing: 'There is no such page',
  outdated: 'This tab is older than the site',
  unreachable: 'You are offline, and this page is not saved',
} as const satisfies Record<LoadFailure, string>;

/** Says why a page cannot be shown, in place of the page. */
export function PageError(): JSX.Element {
  const error = useRouteError();
  return (
    <main id="_main" className={styles.error} tabIndex={-1}>
      <h1 tabIndex={-1}>
        {error instanceof LoadError ? WORDS[error.message] : 'This page cannot be shown'}
      </h1>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}

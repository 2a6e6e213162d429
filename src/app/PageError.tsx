import { useEffect, useState, type JSX } from 'react';
import { useRouteError } from 'react-router';
import { allowOnce } from '../offline/start/allowOnce.ts';
import { getStorage } from '../preferences/storage.ts';
import { LoadError, type LoadFailure } from './loadPage.ts';
import styles from './PageError.module.css';
import { ROOT_ID } from './siteRoot.ts';

/** A second full load of the same page within this time would show the same again. */
const PAUSE_MS = 10_000;

/**
 * Whether loading the whole document can show what a page change could not: the server's own answer for
 * missing pages and newer builds, the worker's copy when the server is out of reach.
 */
export function mayLoadDocument(browser: Window, pathname: string, error: unknown): boolean {
  // The document that says so needs no data, so it cannot lead back here.
  if (error instanceof LoadError && error.message === 'missing') return true;
  const isAway = error instanceof LoadError && error.message === 'unreachable';
  const helps = !isAway || browser.navigator.serviceWorker?.controller;
  return (
    Boolean(helps) && allowOnce(getStorage().session, `loaded ${pathname}`, Date.now(), PAUSE_MS)
  );
}

const WORDS = {
  missing: 'There is no such page',
  outdated: 'This tab is older than the site',
  broken: 'This page did not arrive as it should',
  unreachable: 'The site cannot be reached',
} as const satisfies Record<LoadFailure, string>;

/** Stands in for a page that cannot be shown. */
export function PageError(): JSX.Element {
  return <ErrorView findShown={() => document.getElementById('_main')?.parentElement?.outerHTML} />;
}

/** Stands in for the whole site when the shell itself fails. */
export function SiteError(): JSX.Element {
  return <ErrorView findShown={() => document.getElementById(ROOT_ID)?.innerHTML} />;
}

interface ErrorViewProps {
  /** The HTML of what failed, as the document shows it. */
  readonly findShown: () => string | undefined;
}

/**
 * A document whose scripts fail while they start stays as it came: it reads without them. What fails later is loaded
 * once as a document, then the reader is told what to do.
 */
function ErrorView({ findShown }: ErrorViewProps): JSX.Element {
  const error = useRouteError();
  const [shown] = useState(() => (isStarting() ? findShown() : undefined));
  useEffect(() => {
    if (
      shown === undefined &&
      !(error instanceof LoadError) &&
      mayLoadDocument(window, location.pathname, error)
    ) {
      location.reload();
    }
  }, [shown, error]);
  if (shown !== undefined) return <div dangerouslySetInnerHTML={{ __html: shown }} />;
  return (
    <main id="_main" className={styles.error} tabIndex={-1}>
      <h1 tabIndex={-1}>{describe(error)}</h1>
      {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
      <a href={import.meta.env.BASE_URL}>Start of the site</a>
    </main>
  );
}

function describe(error: unknown): string {
  if (!(error instanceof LoadError)) return 'This page cannot be shown';
  return error.message === 'unreachable' && !navigator.onLine
    ? 'You are offline, and this page is not saved'
    : WORDS[error.message];
}

function isStarting(): boolean {
  return !import.meta.env.SSR && !('hydrated' in document.documentElement.dataset);
}

import { useEffect, useState, type JSX } from 'react';
import { toAddress } from '../model/address.ts';
import { listVisitedPages } from '../offline/page/visitedPages.ts';
import styles from './WaysIn.module.css';

interface Way {
  readonly url: string;
  readonly title: string;
}

/** What most readers come for, for those whose browser keeps no pages yet. */
const POPULAR: readonly Way[] = [
  { url: '/material-ui/react-button/', title: 'Button' },
  { url: '/material-ui/react-text-field/', title: 'Text Field' },
  { url: '/material-ui/customization/dark-mode/', title: 'Dark mode' },
  { url: '/material-ui/customization/palette/', title: 'Palette' },
  { url: '/x/react-data-grid/', title: 'Data Grid' },
].map(({ url, title }) => ({ url: toAddress(url), title }));

/** Two ways into the site: first steps for someone new, the last pages for someone who comes back. */
export function WaysIn(): JSX.Element {
  const [visited, setVisited] = useState<readonly Way[]>([]);
  useEffect(() => {
    let isShown = true;
    void listLastPages().then((pages) => isShown && setVisited(pages));
    return () => {
      isShown = false;
    };
  }, []);
  const others = POPULAR.filter(({ url }) => visited.every((page) => page.url !== url));
  return (
    <div className={styles.ways}>
      <section className={styles.way} aria-labelledby="new-here">
        <h2 id="new-here">New here</h2>
        <ol className={styles.steps}>
          <li>
            <a href={toAddress('/material-ui/getting-started/installation/')}>
              Install Material UI
            </a>
          </li>
          <li>
            <a href={toAddress('/material-ui/getting-started/usage/')}>Show a first component</a>
          </li>
          <li>
            <a href={toAddress('/material-ui/customization/theming/')}>Make the theme yours</a>
          </li>
          <li>
            <a href={toAddress('/material-ui/customization/dark-mode/')}>Switch to dark</a>
          </li>
          <li>
            <a href={toAddress('/material-ui/all-components/')}>Browse the components</a>
          </li>
        </ol>
      </section>
      <section className={styles.way} aria-labelledby="back-again">
        <h2 id="back-again">Back again</h2>
        <ul className={styles.pages}>
          {[...visited, ...others].slice(0, POPULAR.length).map(({ url, title }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.search}>
        <a href={toAddress('/search/')}>Search all pages</a>, or press <kbd>/</kbd> anywhere.
      </p>
    </div>
  );
}

/** The pages that the browser keeps, without the name of the site, and without this one. */
async function listLastPages(): Promise<readonly Way[]> {
  // Without a secure connection or in a private window there are no caches.
  if (!('caches' in window)) return [];
  const pages = await listVisitedPages(caches).catch(() => []);
  return pages
    .filter(({ url }) => url !== location.pathname)
    .map(({ url, title }) => ({ url, title: title.replace(/ - [^-]*$/, '') }));
}

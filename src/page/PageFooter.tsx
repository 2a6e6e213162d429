import type { JSX } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { PageData } from '../model/pageData.ts';
import type { NavigationStop } from '../model/siteNavigation.ts';
import styles from './PageFooter.module.css';

/** Edit link, Markdown copy, previous and next page. */
export function PageFooter({ page }: { readonly page: PageData }): JSX.Element {
  return (
    <div className={styles.footer} data-whole="">
      <div className={styles.links}>
        {page.editUrl && (
          <a className={styles.link} href={page.editUrl}>
            <Icon name="edit" size={16} />
            <span>Edit this page</span>
          </a>
        )}
        {page.markdownUrl && (
          <a className={styles.link} href={page.markdownUrl} type="text/markdown">
            <span>View as Markdown</span>
          </a>
        )}
      </div>
      {(page.previous ?? page.next) && (
        <nav className={styles.pages} aria-label="Previous and next page">
          {page.previous && <Neighbor stop={page.previous} way="previous" />}
          {page.next && <Neighbor stop={page.next} way="next" />}
        </nav>
      )}
    </div>
  );
}

interface NeighborProps {
  readonly stop: NavigationStop;
  readonly way: 'previous' | 'next';
}

function Neighbor({ stop, way }: NeighborProps): JSX.Element {
  return (
    <a
      className={styles.neighbor}
      data-way={way}
      href={stop.href}
      rel={way === 'next' ? 'next' : 'prev'}
    >
      {way === 'previous' && <Icon name="left" size={18} className={styles.arrow} />}
      <span>
        <span className={styles.way}>{way === 'next' ? 'Next' : 'Previous'}</span>
        <span className={styles.name}>{stop.title}</span>
      </span>
      {way === 'next' && <Icon name="right" size={18} className={styles.arrow} />}
    </a>
  );
}

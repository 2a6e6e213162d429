import { ArrowLeft, ArrowRight, SquarePen } from 'lucide-react';
import type { JSX } from 'react';
import type { PageData } from '../model/pageData.ts';
import type { NavigationStop } from '../model/siteNavigation.ts';
import styles from './PageFooter.module.css';

/** Edit link, previous and next page. */
export function PageFooter({ page }: { readonly page: PageData }): JSX.Element {
  return (
    <div className={styles.footer}>
      <a className={styles.edit} href={page.editUrl}>
        <SquarePen size={16} aria-hidden />
        <span>Edit this page</span>
      </a>
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
      {way === 'previous' && <ArrowLeft size={18} aria-hidden className={styles.arrow} />}
      <span>
        <span className={styles.way}>{way === 'next' ? 'Next' : 'Previous'}</span>
        <span className={styles.name}>{stop.title}</span>
      </span>
      {way === 'next' && <ArrowRight size={18} aria-hidden className={styles.arrow} />}
    </a>
  );
}

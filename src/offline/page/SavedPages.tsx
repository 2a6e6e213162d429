import { useEffect, useState, type JSX } from 'react';
import { toAddress } from '../../model/address.ts';
import type { OfflineList, OfflinePage } from '../offlineList.ts';
import { deleteSavedCaches, listSavedProducts } from '../save/savedProducts.ts';
import { MissingNote } from './MissingNote.tsx';
import { ProductCards } from './ProductCards.tsx';
import styles from './SavedPages.module.css';
import { listVisitedPages } from './visitedPages.ts';
import { OFFLINE_URL } from '../worker/precache.ts';

interface Saved {
  /** The page that was asked for and is not there. */
  readonly missing: string | null;
  readonly products: readonly OfflineList[];
  readonly visited: readonly OfflinePage[];
}

/** What this browser keeps of the site: saved products, visited pages. */
export function SavedPages(): JSX.Element {
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    void readSaved().then(setSaved);
    if (location.pathname === toAddress(OFFLINE_URL)) return undefined;
    const reload = (): void => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  const remove = async (productId: string): Promise<void> => {
    await deleteSavedCaches(caches, productId);
    setSaved(await readSaved());
  };
  if (!saved) {
    return (
      <div className={styles.saved}>
        <p className={styles.empty}>Looking…</p>
      </div>
    );
  }
  return (
    <div className={styles.saved}>
      {saved.missing && <MissingNote pathname={saved.missing} />}
      <section>
        <h2 className={styles.title}>Saved products</h2>
        <ProductCards products={saved.products} onRemove={(id) => void remove(id)} />
      </section>
      <section>
        <h2 className={styles.title}>Pages you visited</h2>
        <PageList pages={saved.visited} />
      </section>
    </div>
  );
}

function PageList({ pages }: { readonly pages: readonly OfflinePage[] }): JSX.Element {
  if (pages.length === 0) {
    return <p className={styles.empty}>None yet. Every page you read is kept for a month.</p>;
  }
  return (
    <ul className={styles.pages}>
      {pages.map(({ url, title }) => (
        <li key={url}>
          <a className={styles.page} href={url}>
            <span className={styles.pageTitle}>{title}</span>
            <span className={styles.path}>
              <bdi>{url}</bdi>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

async function readSaved(): Promise<Saved> {
  // Under any other address this is served in place of a page that is not available.
  const missing = location.pathname === toAddress(OFFLINE_URL) ? null : location.pathname;
  // Without a secure connection or in a private window there are no caches.
  if (!('caches' in window)) return { missing, products: [], visited: [] };
  const [products, visited] = await Promise.all([
    listSavedProducts(caches),
    listVisitedPages(caches),
  ]);
  return { missing, products, visited };
}

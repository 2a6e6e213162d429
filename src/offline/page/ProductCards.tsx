import type { JSX } from 'react';
import { toAddress } from '../../model/address.ts';
import { accentStyle, ProductLogo } from '../../ui/logos.tsx';
import { formatBytes } from '../../model/formatBytes.ts';
import { sumBytes, type OfflineList } from '../offlineList.ts';
import styles from './ProductCards.module.css';

interface ProductCardsProps {
  readonly products: readonly OfflineList[];
  readonly onRemove: (productId: string) => void;
}

/** The saved products, each with its size and a way to remove it. */
export function ProductCards({ products, onRemove }: ProductCardsProps): JSX.Element {
  if (products.length === 0) {
    return (
      <p className={styles.empty}>
        None yet. The settings, on any product’s page, save the whole product: pages, demos and
        search.
      </p>
    );
  }
  return (
    <ul className={styles.cards}>
      {products.map((product) => (
        <li key={product.productId} className={styles.card} style={accentStyle(product)}>
          <span className={styles.mark}>
            <ProductLogo markup={product.logo} size={24} />
          </span>
          <span className={styles.words}>
            <a className={styles.name} href={toAddress(product.home)}>
              {product.name}
            </a>
            <span className={styles.size}>
              <bdi>
                {product.pages.length} pages, {formatBytes(sumBytes(product.files))}
              </bdi>
            </span>
          </span>
          <button
            type="button"
            className={styles.button}
            onClick={() => onRemove(product.productId)}
          >
            Remove<span className="visually-hidden"> {product.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

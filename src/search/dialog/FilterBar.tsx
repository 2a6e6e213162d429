import type { JSX } from 'react';
import type { SearchProduct } from '../shard.ts';
import { KIND_FILTERS, type SearchKind } from '../searchKind.ts';
import styles from './FilterBar.module.css';

/** Filters by kind: what they are called and the word that does the same in the field. */
const CHIPS = [
  { label: 'Pages', filter: 'page' },
  { label: 'API', filter: 'api' },
  { label: 'Props', filter: 'prop' },
  { label: 'Slots', filter: 'slot' },
  { label: 'Classes', filter: 'class' },
  { label: 'Demos', filter: 'demo' },
] as const;

interface FilterBarProps {
  readonly products: readonly SearchProduct[];
  readonly kinds: readonly SearchKind[] | null;
  readonly onKinds: (kinds: readonly SearchKind[] | null) => void;
  readonly productId: string | null;
  readonly onProduct: (productId: string | null) => void;
}

/** Narrows results to a kind and a product. */
export function FilterBar({
  products,
  kinds,
  onKinds,
  productId,
  onProduct,
}: FilterBarProps): JSX.Element {
  return (
    <div className={styles.bar} role="group" aria-label="Filters">
      {CHIPS.map(({ label, filter }) => {
        const wanted = KIND_FILTERS[filter] ?? null;
        const isOn = wanted === kinds;
        return (
          <button
            key={filter}
            type="button"
            className={styles.chip}
            aria-pressed={isOn}
            title={`Same as ${filter}: in the field`}
            onClick={() => onKinds(isOn ? null : wanted)}
          >
            {label}
          </button>
        );
      })}
      <select
        className={styles.products}
        aria-label="Product"
        value={productId ?? ''}
        onChange={(event) => onProduct(event.target.value || null)}
      >
        <option value="">All products</option>
        {products
          .filter(({ listed }) => listed)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </div>
  );
}

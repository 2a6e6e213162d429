import { ChevronDown } from 'lucide-react';
import type { JSX } from 'react';
import type { CategoryId, Product } from '../model/product.ts';
import { accentStyle, ProductLogo } from '../ui/logos.tsx';
import { Popover, popoverTrigger } from '../ui/Popover.tsx';
import styles from './ProductMenu.module.css';

const CATEGORIES: readonly { readonly id: CategoryId; readonly name: string }[] = [
  { id: 'core', name: 'Core' },
  { id: 'x', name: 'MUI X' },
  { id: 'toolpad', name: 'Toolpad' },
];

interface ProductMenuProps {
  readonly id: string;
  readonly products: readonly Product[];
  readonly current: Product | null;
}

/** Shows the current product and leads to the others, grouped by category. */
export function ProductMenu({ id, products, current }: ProductMenuProps): JSX.Element {
  return (
    <>
      <button type="button" className={styles.trigger} {...popoverTrigger(id)}>
        {current && (
          <span className={styles.mark}>
            <ProductLogo markup={current.logo} size={16} />
          </span>
        )}
        <span className={styles.name}>{current ? current.name : 'Products'}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
      <Popover id={id} label="Products" className={styles.menu}>
        {CATEGORIES.map((category) => (
          <section
            key={category.id}
            className={styles.category}
            aria-labelledby={`${id}-${category.id}`}
          >
            <div id={`${id}-${category.id}`} className={styles.heading}>
              {category.name}
            </div>
            <ul className={styles.list}>
              {products
                .filter((product) => product.listed && product.category === category.id)
                .map((product) => (
                  <li key={product.id}>
                    <ProductLink product={product} current={product === current} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Popover>
    </>
  );
}

function ProductLink({
  product,
  current,
}: {
  readonly product: Product;
  readonly current: boolean;
}): JSX.Element {
  return (
    <a href={product.home} className={styles.link} aria-current={current ? 'true' : undefined}>
      <span className={styles.mark} style={accentStyle(product)}>
        <ProductLogo markup={product.logo} size={18} />
      </span>
      <span>
        <span className={styles.productName}>{product.name}</span>
        <span className={styles.tagline}>{product.tagline}</span>
      </span>
    </a>
  );
}

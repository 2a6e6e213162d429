import type { JSX } from 'react';
import { categories } from '../../content/products.ts';
import type { Product } from '../model/product.ts';
import { accentStyle, ProductLogo } from '../ui/logos.tsx';
import styles from './ProductMenu.module.css';

interface ProductListProps {
  readonly products: readonly Product[];
  /** Id of the product whose page this is. */
  readonly current: string | null;
}

/** All products by category. Rendered to a string at build time, like the side navigation. */
export function ProductList({ products, current }: ProductListProps): JSX.Element {
  return (
    <>
      {categories.map((category) => (
        <section
          key={category.id}
          className={styles.category}
          aria-labelledby={`_products-${category.id}`}
        >
          <div id={`_products-${category.id}`} className={styles.heading}>
            {category.name}
          </div>
          <ul className={styles.list}>
            {products
              .filter((product) => product.listed && product.category === category.id)
              .map((product) => (
                <li key={product.id}>
                  <ProductLink product={product} current={product.id === current} />
                </li>
              ))}
          </ul>
        </section>
      ))}
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
    <a
      href={product.home}
      className={styles.link}
      data-product={product.id}
      aria-current={current ? 'true' : undefined}
    >
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

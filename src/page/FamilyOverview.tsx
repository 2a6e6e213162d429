import type { JSX } from 'react';
import { categories, products } from '../../content/products.ts';
import { toAddress } from '../model/address.ts';
import type { EmbedProps } from '../model/page.ts';
import type { Product } from '../model/product.ts';
import { Chip } from '../ui/Chip.tsx';
import { accentStyle, ProductLogo } from '../ui/logos.tsx';
import styles from './FamilyOverview.module.css';

/**
 * Cards of products, by category, each leading into its documentation. With `category` those of one,
 * without its name: the page has that as its title.
 */
export function FamilyOverview({ category: only }: EmbedProps): JSX.Element {
  if (only !== undefined) {
    return (
      <div className={styles.family}>
        <Cards category={only} />
      </div>
    );
  }
  return (
    <div className={styles.family}>
      {categories.map((category) => (
        <section key={category.id} aria-labelledby={`family-${category.id}`}>
          <h2 id={`family-${category.id}`} className={styles.category}>
            {category.name}
          </h2>
          <p className={styles.about}>{category.about}</p>
          <Cards category={category.id} />
        </section>
      ))}
    </div>
  );
}

function Cards({ category }: { readonly category: EmbedProps[string] }): JSX.Element {
  const shown = products.filter((product) => product.listed && product.category === category);
  return (
    <ul className={shown.length > 2 ? `${styles.cards} ${styles.four}` : styles.cards}>
      {shown.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({ product }: { readonly product: Product }): JSX.Element {
  const version = product.versions.find(({ current }) => current);
  return (
    <a className={styles.card} href={toAddress(product.home)} style={accentStyle(product)}>
      <span className={styles.mark}>
        <ProductLogo markup={product.logo} size={24} />
      </span>
      <span className={styles.name}>
        {product.name} {product.unmaintained && <Chip mark="legacy" />}
      </span>
      <span className={styles.tagline}>{product.tagline}</span>
      {version && <span className={styles.version}>{version.text}</span>}
    </a>
  );
}

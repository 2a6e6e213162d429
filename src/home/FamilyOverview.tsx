import { useEffect, useRef, type JSX } from 'react';
import { categories, products } from '../../content/products.ts';
import { toAddress } from '../model/address.ts';
import type { EmbedProps } from '../model/page.ts';
import { accentStyle, ProductLogo } from '../ui/logos.tsx';
import styles from './FamilyOverview.module.css';
import { PICTURES } from './pictures.ts';

type ListedProduct = (typeof products)[number];

/**
 * Cards of products, by category, each leading into its documentation. With `category` those of one,
 * without its name: the page has that as its title.
 */
export function FamilyOverview({ category: only }: EmbedProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? showWhenSeen(root.current) : undefined), []);
  if (only !== undefined) {
    return (
      <div ref={root} className={styles.family}>
        <Cards category={only} />
      </div>
    );
  }
  return (
    <div ref={root} className={styles.family}>
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

/** Draws the pictures once the cards are in view: the page begins with other things. */
function showWhenSeen(cards: HTMLElement): () => void {
  let stop = (): void => observer.disconnect();
  const observer = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    // Where the script does not come, the cards have no pictures.
    const miniatures = await import('../gallery/showMiniatures.ts').catch(() => null);
    if (miniatures && cards.isConnected) stop = miniatures.showMiniatures(cards);
  });
  observer.observe(cards);
  return () => stop();
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

function ProductCard({ product }: { readonly product: ListedProduct }): JSX.Element {
  const version = product.versions.find(({ current }) => current);
  return (
    <a className={styles.card} href={toAddress(product.home)} style={accentStyle(product)}>
      <ProductPicture product={product} />
      <span className={styles.text}>
        <span className={styles.name}>
          <ProductLogo markup={product.logo} size={18} />
          <span>
            {product.name}{' '}
            {'unmaintained' in product && (
              <span className="chip" data-mark="legacy">
                Legacy
              </span>
            )}
          </span>
        </span>
        <span className={styles.tagline}>{product.tagline}</span>
        {version && <span className={styles.version}>{version.text}</span>}
      </span>
    </a>
  );
}

/** Components of a product in miniature; its drawing where it has none, or its logo. */
function ProductPicture({ product }: { readonly product: ListedProduct }): JSX.Element {
  if ('picture' in product) {
    return (
      <span
        className={`${styles.picture} miniature`}
        data-miniature={product.picture.join(' ')}
        data-many={product.picture.length > 1 ? '' : undefined}
        aria-hidden="true"
        inert
        // What is drawn into it is none of React's.
        dangerouslySetInnerHTML={NOTHING}
        suppressHydrationWarning
      />
    );
  }
  const drawn =
    PICTURES[product.id] ?? `<g transform="translate(84 24) scale(3)">${product.logo}</g>`;
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 240 120"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

const NOTHING = { __html: '' };

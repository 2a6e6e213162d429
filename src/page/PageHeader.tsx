import type { JSX } from 'react';
import type { PageData, PageProduct } from '../model/pageData.ts';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly page: PageData;
  readonly product: Pick<PageProduct, 'name' | 'home' | 'unmaintained'> | null;
}

/** Where the reader is, what the page is called, and what it is about. */
export function PageHeader({ page, product }: PageHeaderProps): JSX.Element {
  return (
    <header>
      {product?.unmaintained && <p className={styles.ended}>{product.unmaintained}</p>}
      {product && (
        <nav aria-label="Breadcrumb">
          <ol className={styles.trail}>
            <li>
              <a href={product.home}>{product.name}</a>
            </li>
            {page.trail.map((title) => (
              <li key={title}>
                <span>{title}</span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {page.title}
      </h1>
      <p className={styles.description}>{page.description}</p>
      <Links page={page} />
    </header>
  );
}

function Links({ page }: { readonly page: PageData }): JSX.Element | null {
  if (page.facts.length === 0) return null;
  return (
    <>
      <ul className={styles.links} data-whole="">
        {page.facts.map(({ text, href, hint }) => (
          <li key={href}>
            <a href={href} aria-describedby={hint && '_hint'}>
              {text}
            </a>
            {hint && (
              <span id="_hint" role="tooltip" className={styles.hint}>
                {hint}
              </span>
            )}
          </li>
        ))}
      </ul>
      <template />
    </>
  );
}

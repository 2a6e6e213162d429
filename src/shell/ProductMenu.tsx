import { useEffect, useRef, type JSX } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { PageProduct } from '../model/pageData.ts';
import { ProductLogo } from '../ui/logos.tsx';
import { Popover, popoverTrigger } from '../ui/Popover.tsx';
import { StaticHtml } from '../ui/StaticHtml.tsx';
import styles from './ProductMenu.module.css';

interface ProductMenuProps {
  readonly id: string;
  readonly html: string | undefined;
  readonly current: PageProduct | null;
}

/** Shows the current product and leads to the others. The list itself is part of the document. */
export function ProductMenu({ id, html, current }: ProductMenuProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const link of list.current?.querySelectorAll('[data-product]') ?? []) {
      const isCurrent = link.getAttribute('data-product') === current?.id;
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, [current?.id]);
  return (
    <>
      <button type="button" className={styles.trigger} {...popoverTrigger(id)}>
        {current && (
          <span className={styles.mark}>
            <ProductLogo markup={current.logo} size={16} />
          </span>
        )}
        <span dir="auto" className={styles.name}>
          {current ? current.name : 'Products'}
        </span>
        <Icon name="chevron" size={16} />
      </button>
      <Popover id={id} label="Products" className={styles.menu}>
        <StaticHtml ref={list} name="products" html={html} />
      </Popover>
    </>
  );
}

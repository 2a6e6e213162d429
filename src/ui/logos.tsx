import type { JSX } from 'react';
import type { Product } from '../model/product.ts';

/** A product's mark, drawn in the current color. */
export function ProductLogo({
  markup,
  size = 20,
}: {
  readonly markup: string;
  readonly size?: number;
}): JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** The mark of the site: three swatches fanned out. */
export function SiteLogo({ size = 24 }: { readonly size?: number }): JSX.Element {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="8" y="3" width="8" height="18" rx="2" transform="rotate(-28 12 20)" fill="#2f7de1" />
      <rect x="8" y="3" width="8" height="18" rx="2" transform="rotate(0 12 20)" fill="#8b5cf6" />
      <rect x="8" y="3" width="8" height="18" rx="2" transform="rotate(28 12 20)" fill="#10a37f" />
      <circle cx="12" cy="17.5" r="1.6" fill="#fff" />
    </svg>
  );
}

/** Custom properties that give an element the accent of a product. */
export function accentStyle(product: Pick<Product, 'accent'>): Record<`--${string}`, string> {
  return {
    '--accent-hue': String(product.accent.hue),
    '--accent-chroma': String(product.accent.chroma),
  };
}

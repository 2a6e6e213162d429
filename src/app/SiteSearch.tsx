import type { JSX } from 'react';
import { SearchButton } from '../search/SearchButton.tsx';

/** Search as this site has it. */
export function SiteSearch({ productId }: { readonly productId: string | null }): JSX.Element {
  return <SearchButton productId={productId} loadDialog={loadDialog} />;
}

async function loadDialog() {
  return (await import('./SiteSearchDialog.lazy.tsx')).SiteSearchDialog;
}

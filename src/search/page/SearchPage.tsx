import { useEffect, useRef, useState, type JSX } from 'react';
import type { SearchProduct } from '../shard.ts';
import { toAddress } from '../../model/address.ts';
import { accentStyle, ProductLogo } from '../../ui/logos.tsx';
import { formatSearchUrl } from '../dialog/describeResults.ts';
import { FilterBar } from '../dialog/FilterBar.tsx';
import { HitRow } from '../dialog/HitRow.tsx';
import rowStyles from '../dialog/HitRow.module.css';
import { SearchMessages } from '../dialog/SearchMessages.tsx';
import type { HitGroup } from '../searchAnswer.ts';
import { SEARCH_PAGE } from '../searchKeys.ts';
import type { SearchKind } from '../searchKind.ts';
import { getSearchClient } from '../worker/browserSearch.ts';
import { useSearch } from '../worker/useSearch.ts';
import styles from './SearchPage.module.css';

interface SearchPageProps {
  readonly repositoryUrl: string;
  /** The query of the page's address; a new one needs a new page. */
  readonly addressQuery: string;
}

/** A page that lists all results for `?q=`; typing changes the address along. */
export function SearchPage({ repositoryUrl, addressQuery }: SearchPageProps): JSX.Element {
  const [parameters] = useState(() => new URLSearchParams(addressQuery));
  const [text, setText] = useState(parameters.get('q') ?? '');
  const [kinds, setKinds] = useState<readonly SearchKind[] | null>(null);
  const [productId, setProductId] = useState(parameters.get('product'));
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const { products } = search;

  useEffect(() => getSearchClient().open(null), []);
  useEffect(() => {
    if (window.location.search === '') field.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const question = { text, productId: null, onlyProductId: productId, onlyKinds: kinds };
    getSearchClient().ask({ ...question, size: 'page' });
    if (text !== '') keepAddress(formatSearchUrl(text, productId));
  }, [text, kinds, productId]);

  const groups = text.trim() === '' ? [] : (search.answer?.groups ?? []);
  return (
    <div className={styles.page}>
      <search>
        <form action={SEARCH_PAGE} onSubmit={(event) => event.preventDefault()}>
          <input
            ref={field}
            className={styles.field}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search pages, props, classes…&lrm;"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        <FilterBar
          products={products}
          kinds={kinds}
          onKinds={setKinds}
          productId={productId}
          onProduct={setProductId}
        />
      </search>
      <noscript>
        <p>Search needs JavaScript. Each product’s navigation lists all of its pages.</p>
      </noscript>
      <SearchMessages
        text={text}
        search={search}
        repositoryUrl={repositoryUrl}
        hasOptions={groups.length > 0}
        onText={setText}
      />
      {groups.map((group) => (
        <Group key={group.productId} group={group} products={products} />
      ))}
    </div>
  );
}

function Group({
  group,
  products,
}: {
  readonly group: HitGroup;
  readonly products: readonly SearchProduct[];
}): JSX.Element {
  const product = products.find(({ id }) => id === group.productId);
  return (
    <section>
      <h2 className={styles.heading}>
        {product && (
          <span className={styles.logo} style={accentStyle(product)}>
            <ProductLogo markup={product.logo} size={18} />
          </span>
        )}
        {product?.name ?? 'This site'}
      </h2>
      <ul className={styles.list}>
        {group.hits.map((hit) => (
          <li key={hit.url}>
            <a
              className={rowStyles.row}
              href={hit.fold ? formatSearchUrl(hit.fold.query) : toAddress(hit.url)}
            >
              <HitRow hit={hit} />
            </a>
          </li>
        ))}
      </ul>
      {group.more > 0 && (
        <p className={styles.more}>and {group.more} more. Narrow the search to see them.</p>
      )}
    </section>
  );
}

/** So that a search can be shared and survives a reload, without a step for each letter. */
function keepAddress(url: string): void {
  window.history.replaceState(window.history.state, '', url);
}

import type { SearchProduct } from '../shard.ts';
import { SEARCH_PAGE } from '../searchKeys.ts';
import type { SearchAnswer } from '../searchAnswer.ts';
import type { IndexStatus } from '../worker/protocol.ts';

/** What is announced about an answer. */
export function describeAnswer(answer: SearchAnswer, products: readonly SearchProduct[]): string {
  if (answer.total === 0) return 'No results.';
  const places = answer.groups.map(
    ({ productId }) => products.find(({ id }) => id === productId)?.name ?? 'this site',
  );
  const results = answer.total === 1 ? '1 result' : `${answer.total} results`;
  return `${results} in ${formatList(places)}.`;
}

function formatList(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The message about the index; empty while all is well. */
export function describeStatus({ state, failure }: IndexStatus, isSlow: boolean): string {
  if (failure === 'never') {
    return state === 'empty'
      ? 'The search index could not be loaded.'
      : 'Part of the search index could not be loaded, so results may be missing.';
  }
  if (failure === 'later') {
    return state === 'empty'
      ? 'The search index could not be loaded yet. Trying again…'
      : 'Part of the search index could not be loaded yet. Trying again…';
  }
  if (state !== 'empty') return '';
  return isSlow ? 'The connection is slow: the search index is still loading…' : '';
}

/** Where readers report that a search found nothing. */
export function formatSearchReport(repositoryUrl: string, text: string, pathname: string): string {
  const url = new URL(`${repositoryUrl}/issues/new`);
  url.searchParams.set('title', `[search] Nothing found for "${text}"`);
  url.searchParams.set(
    'body',
    `I searched for \`${text}\` on ${pathname} and found nothing.\n\nI was looking for: `,
  );
  return url.href;
}

/** The address of the search page for a query. */
export function formatSearchUrl(text: string, productId: string | null = null): string {
  const parameters = new URLSearchParams({ q: text.trim() });
  if (productId !== null) parameters.set('product', productId);
  return `${SEARCH_PAGE}?${parameters}`;
}

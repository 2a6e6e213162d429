import type { Excerpt, TextRange } from './engine/highlight.ts';
import type { SearchKind } from './searchKind.ts';
import type { SearchMark } from './shard.ts';

/** A result as it is shown. */
export interface SearchHit {
  readonly url: string;
  readonly kind: SearchKind;
  readonly name: string;
  /** The parts of the name that answer the query. */
  readonly ranges: readonly TextRange[];
  /** Where it stands: navigation groups and page, or package and component. */
  readonly path: readonly string[];
  readonly marks: readonly SearchMark[];
  readonly excerpt: Excerpt | null;
}

/** The results of one product, the best first. */
export interface HitGroup {
  readonly productId: string;
  readonly hits: readonly SearchHit[];
  /** Further results that are not shown. */
  readonly more: number;
}

/** What a query gives. */
export interface SearchAnswer {
  readonly groups: readonly HitGroup[];
  readonly total: number;
  /** Where nothing was found: names that are spelled alike. */
  readonly nearest: readonly string[];
}

/** How many results are shown. */
export interface AnswerSize {
  /** Of the best product, and of each further one. */
  readonly first: number;
  readonly others: number;
  /** Of the same name and kind in one product: dozens of components have a `slotProps`. */
  readonly namesakes: number;
}

/** A short list to choose from while typing. */
export const DIALOG_SIZE: AnswerSize = { first: 6, others: 3, namesakes: 3 };
/** A list to read through. */
export const PAGE_SIZE: AnswerSize = { first: 60, others: 30, namesakes: 30 };

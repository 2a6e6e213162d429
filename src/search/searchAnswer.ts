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
  /** Its location: navigation groups and page, or package and component. */
  readonly path: readonly string[];
  readonly marks: readonly SearchMark[];
  readonly excerpt: Excerpt | null;
  /** Set where the row stands for many of the same name: `sx` of 122 components. */
  readonly fold: HitFold | null;
}

/** Rows of the same name that are shown as one. */
export interface HitFold {
  readonly count: number;
  /** The query that lists them one by one. */
  readonly query: string;
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
  /** More rows than these of the same name and kind in one product become one: dozens of components have a `slotProps`. */
  readonly namesakes: number;
  /** Of each product where the query asks for a kind, so that nothing is folded. */
  readonly narrowed: number;
}

/** A short list to choose from while typing. */
export const DIALOG_SIZE: AnswerSize = { first: 6, others: 3, namesakes: 2, narrowed: 40 };
/** A list to read through. */
export const PAGE_SIZE: AnswerSize = { first: 60, others: 30, namesakes: 4, narrowed: 300 };

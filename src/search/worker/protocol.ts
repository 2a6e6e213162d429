import type { SearchAnswer, SearchHit } from '../searchAnswer.ts';
import type { SearchKind } from '../searchKind.ts';
import type { SearchProduct } from '../shard.ts';

/** What a reader wants to know. */
export interface Question {
  readonly text: string;
  /** The product the reader is in. */
  readonly productId: string | null;
  readonly onlyProductId: string | null;
  readonly onlyKinds: readonly SearchKind[] | null;
  /** A short list for the dialog, or a long one for the page. */
  readonly size: 'dialog' | 'page';
}

/** How far the index has come. */
export interface IndexStatus {
  /** `empty`: nothing can be found yet. `partial`: a part can. */
  readonly state: 'empty' | 'partial' | 'ready';
  /** What is missing could not be loaded: `later` it is tried again, `never` the reader has to ask for it. */
  readonly failure: 'none' | 'later' | 'never';
}

/** From the page to the worker. */
export type ToWorker =
  | {
      readonly kind: 'open';
      readonly productId: string | null;
      /** Readers who save data get prose of their own product only. */
      readonly savesData: boolean;
    }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'retry' };

/** From the worker to the page. */
export type FromWorker =
  | { readonly kind: 'products'; readonly products: readonly SearchProduct[] }
  | { readonly kind: 'status'; readonly status: IndexStatus }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
      /** For an empty question: pages to begin with. */
      readonly start: readonly SearchHit[];
    };

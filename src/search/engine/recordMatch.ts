import type { SearchKind } from '../searchKind.ts';
import type { AskedAnswer } from './askedIndex.ts';
import type { Answering, NameAnswer, SectionsAnswer } from './measure.ts';
import type { ParsedQuery } from './parseQuery.ts';

/** Where a record matches a query. */
export interface RecordMatch {
  /** By its name or a name that is as good. */
  readonly name: NameAnswer | undefined;
  /** By a further name. */
  readonly alias: NameAnswer | undefined;
  /** By what readers ask who want it. */
  readonly asked: AskedAnswer | undefined;
  /** By what readers ask who want the page it is a part of. */
  readonly askedPage: AskedAnswer | undefined;
  /** By the name of the page or component it belongs to. */
  readonly parent: NameAnswer | undefined;
  /** By its prose. */
  readonly body: Answering | undefined;
  /** By the prose of any part of its page: how well that answers each word. */
  readonly page: readonly number[] | undefined;
  /** By the names of the sections of its page. */
  readonly sections: SectionsAnswer | undefined;
  /** Whether many sections have its name. */
  readonly isCommon: boolean;
  /** Whether it is about the component that the query names first. */
  readonly isSubject: boolean;
  /** Whether an earlier product of the table has the same thing. */
  readonly isNamesake: boolean;
}

/** What ranking knows beside the match itself. */
export interface RankContext {
  readonly query: ParsedQuery;
  /** Kinds that were asked for, or that the wording makes likely. */
  readonly likelyKinds: readonly SearchKind[];
  /** The product the reader is in. */
  readonly productId: string | null;
  /** Place of each product in the products' table. */
  readonly productOrder: ReadonlyMap<string, number>;
  /** Words of the query that name a product, by product. */
  readonly productWords: ReadonlyMap<string, readonly number[]>;
  /** Products that are named by a word that is no component's. */
  readonly namedProducts: ReadonlySet<string>;
}

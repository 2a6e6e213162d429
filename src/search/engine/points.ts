import type { SearchKind } from '../searchKind.ts';
import type { SearchMark } from '../shard.ts';
import type { SearchRecord } from './searchRecord.ts';

/** How much a word counts by where it was found. */
export const FIELD = {
  name: 1,
  alias: 0.95,
  /** In the questions of readers, and in those that ask for the page. */
  asked: 0.6,
  askedPage: 0.75,
  parent: 0.8,
  wholeParent: 0.95,
  product: 0.95,
  section: 0.85,
  body: 0.6,
  page: 0.25,
  common: 0.375,
  onlyCommon: 0.8,
} as const;

/** Points: exact names reach about 145, beginnings 120, slips 100, prose 65. */
export const POINTS = {
  coverage: 95,
  complete: 30,
  answered: 9,
  subject: 5,
  share: 25,
  aliasShare: 15,
  aliasSame: 6,
  askedShare: 22,
  askedWhole: 12.5,
  parentShare: 8,
  same: 12,
  title: 15,
  start: 6,
  whole: 5,
  redundant: -8,
  likelyKind: 14,
  currentProduct: 46,
  namedProduct: 18,
  otherProduct: -4,
  productStep: -0.2,
  weight: 1.5,
  namesake: -46,
  aside: -20,
  company: 2.25,
} as const;

/** Shares, each of 1. */
export const SHARE = {
  /** Less sure readings of a word do not answer a question. */
  sure: 0.5,
  /** What prose says counts as found, what is only near it in part. */
  found: 0.52,
  /** How much less a name says that answers part of the query: none of it is 0, all is 1. */
  part: 0.65,
  /** How much of the lesser of both counts, name and question. */
  both: 0.3,
  /** A title that answers this much of the query is meant. */
  meant: 0.25,
} as const;

/**
 * What the best have for a question, beside their points. Found by a regression (which of the best 20 is the right
 * one) over the judged questions, each without the phrases of `askedAs` that are like it: with them, an engine seems to need nothing else.
 */
export const QUESTION_WEIGHTS = {
  /** For its very words in the texts of a record. */
  wording: 23.5,
  /** For the logarithm of how many others of the best are of the same page. */
  neighbors: 8.3,
  /** For a page whose best section is the best of all, less for one that is behind. */
  section: 15,
  /** Points already count what is only meant, by other words or somewhere on the page, and count it too high. */
  meaning: -34,
} as const;

/** What each kind has by itself. */
export const KIND_POINTS = {
  page: 8,
  component: 6,
  hook: 2.5,
  prop: 1,
  heading: 4.5,
  demo: -12,
  slot: -20,
  class: -36,
} as const satisfies Record<SearchRecord['kind'], number>;

/** Added where the query is a sentence. */
export const QUESTION_POINTS: Readonly<Partial<Record<SearchKind, number>>> = {
  page: 15,
  heading: 14,
  component: -6,
  prop: -8,
  slot: -12,
  class: -6,
};

/** What marks take away. */
export const MARK_POINTS: Readonly<Partial<Record<SearchMark, number>>> = {
  deprecated: -9,
  legacy: -7,
  planned: -3,
  pro: -0.6,
  premium: -1.2,
};

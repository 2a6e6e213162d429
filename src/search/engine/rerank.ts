import { splitWords } from '../../model/words.ts';
import type { Lexicon } from './lexicon.ts';
import { cover, raise } from './measure.ts';
import type { ParsedQuery } from './parseQuery.ts';
import { createPhraseScore } from './phrase.ts';
import type { QueryPlan } from './planQuery.ts';
import { QUESTION_WEIGHTS } from './points.ts';
import type { RecordMatch } from './recordMatch.ts';
import type { Entry } from './recordTable.ts';
import { createWordingMeasure } from './wording.ts';

/** A record that was found, by its number. */
export interface Candidate {
  readonly id: number;
  readonly entry: Entry;
  readonly score: number;
}

/** What there is to look at. */
export interface RerankContext {
  readonly query: ParsedQuery;
  readonly plan: QueryPlan;
  readonly lexicons: readonly Lexicon[];
  /** How a record matches: kept for all that are scored, it would cost more time than to find it out again for the best. */
  describe(id: number, entry: Entry): RecordMatch;
  /** The prose of a number. */
  getText(id: number): string;
}

/** Records so far behind do not become the best by being looked at closely. */
const MAX_RERANKED = 20;

/**
 * Looks at the best once more, in their order: puts those first that use the words of the query side by side, as
 * error texts and whole titles do, and for a question those whose texts and pages are about it.
 */
export function rerank(best: readonly Candidate[], context: RerankContext): Candidate[] {
  const { query, getText } = context;
  const scorePhrase = createPhraseScore(query);
  const scoreQuestion = query.isQuestion ? createQuestionScore(best, context) : null;
  const points = best.slice(0, MAX_RERANKED).map((candidate) => {
    const { record, body } = candidate.entry;
    const prose = splitWords(getText(body));
    const phrase = scorePhrase([...splitWords(record.name), ...prose]);
    return phrase + (scoreQuestion ? scoreQuestion(candidate, prose) : 0);
  });
  // What all of them have says nothing, and must not push those behind out of sight.
  const least = Math.min(...points);
  return best
    .map((candidate, place) => ({
      ...candidate,
      score: candidate.score + (points[place] ?? least) - least,
    }))
    .sort((a, b) => b.score - a.score);
}

/** So many of the best tell which pages are about a question. */
const MAX_NEIGHBORS = 40;
/** Points by which a section is behind the best record until it says little for its page. */
const BEHIND = 10;

/** Prepares a question: gives points to one of the best by its words and by those of its page. */
function createQuestionScore(
  best: readonly Candidate[],
  { query, plan, lexicons, describe }: RerankContext,
): (candidate: Candidate, prose: readonly string[]) => number {
  const measureWording = createWordingMeasure(query, plan, lexicons);
  const top = best[0]?.score ?? 0;
  const pages = groupByPage(best.slice(0, MAX_NEIGHBORS));
  return (candidate, prose) => {
    const { id, entry } = candidate;
    const { record, page } = entry;
    const others = (pages.get(page) ?? []).filter((other) => other !== candidate);
    const section = others.find((other) => other.entry.record.kind === 'heading');
    const isPage = record.kind === 'page' && section !== undefined;
    return (
      QUESTION_WEIGHTS.wording * measureWording(record, prose) +
      QUESTION_WEIGHTS.neighbors * Math.log(1 + others.length) +
      QUESTION_WEIGHTS.section * (isPage ? Math.exp((section.score - top) / BEHIND) : 0) +
      QUESTION_WEIGHTS.meaning * cover(measureMeaning(describe(id, entry), plan), plan)
    );
  };
}

/** Those of each page in their order; what the API lists is of none. */
function groupByPage(best: readonly Candidate[]): ReadonlyMap<number, readonly Candidate[]> {
  const pages = new Map<number, Candidate[]>();
  for (const candidate of best) {
    const { page } = candidate.entry;
    if (page >= 0) pages.set(page, [...(pages.get(page) ?? []), candidate]);
  }
  return pages;
}

/** How well a record and its page answer each word in whatever form. */
function measureMeaning(
  { name, alias, asked, parent, body, page }: RecordMatch,
  plan: QueryPlan,
): readonly number[] {
  const words = plan.words.map(() => 0);
  for (const each of [name?.words, alias?.words, asked?.any, parent?.words, body?.words, page]) {
    raise(words, each, 1);
  }
  return words;
}

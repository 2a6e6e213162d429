import {
  addSection,
  measureName,
  measureText,
  raise,
  type Answering,
  type NameAnswer,
  type SectionsAnswer,
} from './measure.ts';
import { dropWorst } from './dropWorst.ts';
import type { QueryPlan } from './planQuery.ts';
import type { RecordMatch } from './recordMatch.ts';
import type { Entry, RecordTable } from './recordTable.ts';
import type { TextMatch } from './textIndex.ts';

/** What answers a query, and by which of its texts. */
export interface Matches {
  /** The numbers of the records. */
  readonly found: readonly number[];
  /** A first guess at how well one of them answers. */
  guess(id: number): number;
  /** How one of them matches. */
  describe(id: number, entry: Entry): RecordMatch;
}

/** Looks up all texts that answer a query; `withParts` adds what belongs to a component that was named. */
export function findMatches(table: RecordTable, plan: QueryPlan, withParts: boolean): Matches {
  const { names, prose, joined, entries, subjects } = table;
  const measured = new Map<number, NameAnswer>();
  for (const match of names.find(plan)) {
    measured.set(match.id, measureName(match, joined[match.id] ?? '', plan));
  }
  const bodies = measureTexts(prose.find(plan), plan);
  const asked = table.asked.find(plan);
  const keys = new Map<number, NameAnswer>();
  const aliases = new Map<number, NameAnswer>();
  const pages = new Map<number, number[]>();
  const found: number[] = [];
  /** For each record 1 more than the guess, 0 where it was not found: faster than a map by half. */
  const guesses = new Float32Array(entries.length);
  const note = (record: number, coverage: number): void => {
    if (guesses[record] === 0) {
      found.push(record);
      const parent = measured.get(entries[record]?.parent ?? -1);
      guesses[record] = 1 + (parent?.coverage ?? 0);
    }
    guesses[record] = (guesses[record] ?? 0) + coverage;
  };
  for (const [id, answer] of measured) {
    for (const record of table.byKey.get(id) ?? []) keepBest(keys, record, answer);
    for (const record of table.byAlias.get(id) ?? []) keepBest(aliases, record, answer);
    if (withParts) for (const record of table.byParent.get(id) ?? []) note(record, 0);
  }
  for (const answers of [keys, aliases, asked]) {
    for (const [record, { coverage }] of answers) note(record, coverage);
  }
  for (const [id, answer] of bodies) {
    for (const record of table.byBody.get(id) ?? []) {
      note(record, answer.coverage);
      const page = entries[record]?.page ?? -1;
      if (page >= 0) pages.set(page, raise(pages.get(page) ?? [], answer.words, 1));
    }
  }
  const sections = gatherSections(keys, aliases, entries);
  return {
    found,
    guess: (id) => guesses[id] ?? 0,
    describe(id, { record, about, page, parent, body }) {
      const name = keys.get(id);
      return {
        name,
        alias: aliases.get(id),
        asked: asked.get(id),
        askedPage: page === id ? undefined : asked.get(page),
        parent: measured.get(parent),
        body: bodies.get(body),
        page: pages.get(page),
        sections: sections.get(page),
        isCommon: subjects.isCommon(record),
        isSubject: about.some((each) => plan.subject.has(each)),
        isNamesake: subjects.isNamesake(record, about, name?.fit === 'same'),
      };
    },
  };
}

/**
 * Of a common word there are thousands of texts, and looking at each would take longer than a keystroke: those
 * that are measured, and those that are kept.
 */
const MAX_TEXTS = { measured: 1000, kept: 700 } as const;

/** How well the texts that were found answer the query, by their number. */
function measureTexts(found: readonly TextMatch[], plan: QueryPlan): Map<number, Answering> {
  const dense = dropWorst(found, MAX_TEXTS.measured, ({ density }) => density);
  const texts = dense.map((match): [id: number, answer: Answering] => [
    match.id,
    measureText(match.matches, plan, 0.7 + 0.3 * match.density),
  ]);
  return new Map(dropWorst(texts, MAX_TEXTS.kept, ([, { coverage }]) => coverage));
}

/** What the names of a page's sections say together. */
function gatherSections(
  keys: ReadonlyMap<number, NameAnswer>,
  aliases: ReadonlyMap<number, NameAnswer>,
  entries: readonly Entry[],
): Map<number, SectionsAnswer> {
  const sections = new Map<number, readonly number[]>();
  for (const answers of [keys, aliases]) {
    for (const [id, { words }] of answers) {
      if (entries[id]?.record.kind !== 'heading') continue;
      const known = sections.get(id);
      sections.set(id, known ? raise([...known], words, 1) : words);
    }
  }
  const gathered = new Map<number, SectionsAnswer>();
  for (const [id, words] of sections) {
    const page = entries[id]?.page ?? -1;
    gathered.set(page, addSection(gathered.get(page), words));
  }
  return gathered;
}

function keepBest(best: Map<number, NameAnswer>, record: number, answer: NameAnswer): void {
  const known = best.get(record);
  if (!known || rate(known) < rate(answer)) best.set(record, answer);
}

function rate({ coverage, share }: NameAnswer): number {
  return coverage + share;
}

import { joinWords } from '../../model/words.ts';
import type { SearchKind } from '../searchKind.ts';
import type { NamedProduct, NamesShard, ProseShard, SearchShard } from '../shard.ts';
import {
  addSection,
  measureName,
  measureText,
  raise,
  type Answering,
  type NameAnswer,
  type SectionsAnswer,
} from './measure.ts';
import { parseQuery, type ParsedQuery } from './parseQuery.ts';
import { MIN_PROSE_PREFIX, planQuery, type QueryPlan } from './planQuery.ts';
import { pickBest, raisePhrases } from './pickBest.ts';
import { findNamedProducts, findProductWords } from './productWords.ts';
import { scoreRecord } from './rank.ts';
import { listRecords, type SearchRecord } from './searchRecord.ts';
import { createSubjects, listSubjects } from './subjects.ts';
import { createTextIndex, type TextMatch } from './textIndex.ts';
import { listNameTerms, listProseTerms } from './words.ts';

/** A question to the engine. */
export interface EngineQuery {
  readonly text: string;
  /** The product the reader is in. */
  readonly productId: string | null;
  /** Shows only results of this product. */
  readonly onlyProductId?: string | null;
  /** Shows only results of these kinds. */
  readonly onlyKinds?: readonly SearchKind[] | null;
}

/** A record that answers a query. */
export interface RankedRecord {
  readonly record: SearchRecord;
  readonly score: number;
  /** Its prose, as far as that has arrived. */
  readonly text: string;
}

/** All records that answer a query, the best first, with how the query was understood. */
export interface EngineAnswer {
  readonly query: ParsedQuery;
  readonly plan: QueryPlan;
  /** Whether only some kinds were asked for. */
  readonly isNarrowed: boolean;
  readonly ranked: readonly RankedRecord[];
}

export interface SearchEngine {
  /** Takes in a shard; a step is short, so that queries can be answered in between. */
  add(shard: SearchShard): Generator<void, void>;
  search(query: EngineQuery): EngineAnswer;
  readonly records: readonly SearchRecord[];
}

/** A record with the numbers of the texts it is found by. */
interface Entry {
  readonly record: SearchRecord;
  readonly parent: number;
  /** The record of the page it is a part of; -1 for what the API lists. */
  readonly page: number;
  /** What it is about, each as one word: its page's title and address, or its component's name. */
  readonly about: readonly string[];
  body: number;
}

/** Records taken in before others get a turn. */
const STEP = 300;

/** An empty engine; `products` in the order of the products' table. */
export function createSearchEngine(products: readonly NamedProduct[]): SearchEngine {
  const names = createTextIndex(listNameTerms);
  const prose = createTextIndex(listProseTerms, MIN_PROSE_PREFIX);
  /** Each name as one word. */
  const joined: string[] = [];
  const records: SearchRecord[] = [];
  const entries: Entry[] = [];
  const byUrl = new Map<string, number>();
  const byKey = new Map<number, number[]>();
  const byAlias = new Map<number, number[]>();
  const byParent = new Map<number, number[]>();
  const byBody = new Map<number, number[]>();
  const productOrder = new Map(products.map(({ id }, index) => [id, index]));
  const subjects = createSubjects(productOrder);

  function addName(name: string): number {
    const id = names.add(name);
    joined[id] ??= joinWords(name);
    return id;
  }

  function* addNames(shard: NamesShard): Generator<void, void> {
    for (const [count, record] of listRecords(shard).entries()) {
      if (count % STEP === STEP - 1) yield;
      if (byUrl.has(record.url)) continue;
      const id = records.push(record) - 1;
      const parent = record.parent === '' ? -1 : addName(record.parent);
      const page = findPage(record, id, byUrl);
      const about = entries[page]?.about ?? listSubjects(record);
      entries.push({ record, parent, page, about, body: -1 });
      byUrl.set(record.url, id);
      subjects.add(record);
      for (const key of record.keys) append(byKey, addName(key), id);
      for (const alias of record.aliases) append(byAlias, addName(alias), id);
      if (parent >= 0) append(byParent, parent, id);
    }
  }

  function* addProse(shard: ProseShard): Generator<void, void> {
    let count = 0;
    for (const [path, parts] of shard.texts) {
      for (const [anchor, text] of parts) {
        const id = byUrl.get(anchor === '' ? path : `${path}#${anchor}`);
        const entry = id === undefined ? undefined : entries[id];
        if (id === undefined || !entry || entry.body >= 0) continue;
        entry.body = prose.add(text);
        append(byBody, entry.body, id);
        count += 1;
        if (count % STEP === 0) yield;
      }
    }
  }

  function search(question: EngineQuery): EngineAnswer {
    const query = parseQuery(question.text);
    const kinds = question.onlyKinds ?? query.kinds;
    const plan = planQuery(
      query,
      [names.lexicon, prose.lexicon],
      records.length,
      subjects.isComponent,
    );
    const measured = new Map(
      names.find(plan).map((match) => [match.id, measureName(match, joined[match.id] ?? '', plan)]),
    );
    const bodies = measureTexts(prose.find(plan), plan);
    const pages = new Map<number, number[]>();
    const keys = new Map<number, NameAnswer>();
    const aliases = new Map<number, NameAnswer>();
    const found = new Set<number>();
    for (const [id, answer] of measured) {
      for (const record of byKey.get(id) ?? []) keepBest(keys, record, answer, found);
      for (const record of byAlias.get(id) ?? []) keepBest(aliases, record, answer, found);
      // A component's name alone lists its rows only where a kind was asked for.
      if (kinds) for (const record of byParent.get(id) ?? []) found.add(record);
    }
    for (const [id, answer] of bodies) {
      for (const record of byBody.get(id) ?? []) {
        found.add(record);
        const page = entries[record]?.page ?? -1;
        if (page >= 0) pages.set(page, raise(pages.get(page) ?? [], answer.words, 1));
      }
    }
    const sections = gatherSections(keys, aliases, entries);
    const productWords = findProductWords(query.words, products);
    const context = {
      query,
      likelyKinds: kinds ?? query.likelyKinds,
      productId: question.productId,
      productOrder,
      productWords,
      namedProducts: findNamedProducts(productWords, query.words, subjects.isComponent),
    };
    const scores: { readonly entry: Entry; readonly score: number }[] = [];
    for (const id of found) {
      const entry = entries[id];
      if (!entry || !isWanted(entry.record, kinds, question.onlyProductId ?? null)) continue;
      const name = keys.get(id);
      const match = {
        name,
        page: pages.get(entry.page),
        sections: sections.get(entry.page),
        isCommon: subjects.isCommon(entry.record),
        isNamesake: subjects.isNamesake(entry.record, entry.about, name?.fit === 'same'),
        alias: aliases.get(id),
        parent: measured.get(entry.parent),
        body: bodies.get(entry.body),
      };
      scores.push({ entry, score: scoreRecord(entry.record, match, plan, context) });
    }
    const ranked = pickBest(scores).map(({ entry: { record, body }, score }): RankedRecord => ({
      record,
      score,
      text: prose.get(body),
    }));
    const best = raisePhrases(ranked, query.words);
    return { query, plan, isNarrowed: kinds !== null, ranked: best };
  }

  return {
    records,
    add: (shard) => (shard.tier === 'names' ? addNames(shard) : addProse(shard)),
    search,
  };
}

/** Of a common word there are thousands of texts, and looking at each would take longer than a keystroke. */
const MAX_TEXTS = 800;

/** How well the texts that were found answer the query, by their number. */
function measureTexts(found: readonly TextMatch[], plan: QueryPlan): Map<number, Answering> {
  const texts = found.map((match): [id: number, answer: Answering] => [
    match.id,
    measureText(match, plan, 0.7 + 0.3 * match.density),
  ]);
  if (texts.length > MAX_TEXTS) texts.sort(([, a], [, b]) => b.coverage - a.coverage);
  return new Map(texts.slice(0, MAX_TEXTS));
}

/** The record of the page that a record is a part of; -1 for what the API lists. */
function findPage(
  { kind, url, parent }: SearchRecord,
  id: number,
  byUrl: ReadonlyMap<string, number>,
): number {
  if (kind === 'page') return id;
  const isPart = parent !== '' && (kind === 'heading' || kind === 'demo');
  return isPart ? (byUrl.get(url.replace(/#.*$/, '')) ?? -1) : -1;
}

/** What the names of a page's sections say together. */
function gatherSections(
  keys: ReadonlyMap<number, NameAnswer>,
  aliases: ReadonlyMap<number, NameAnswer>,
  entries: readonly Entry[],
): Map<number, SectionsAnswer> {
  const sections = new Map<number, number[]>();
  for (const answers of [keys, aliases]) {
    for (const [id, { words }] of answers) {
      if (entries[id]?.record.kind !== 'heading') continue;
      sections.set(id, raise(sections.get(id) ?? [], words, 1));
    }
  }
  const gathered = new Map<number, SectionsAnswer>();
  for (const [id, words] of sections) {
    const page = entries[id]?.page ?? -1;
    gathered.set(page, addSection(gathered.get(page), words));
  }
  return gathered;
}

function isWanted(
  { kind, productId }: SearchRecord,
  kinds: readonly SearchKind[] | null,
  onlyProductId: string | null,
): boolean {
  return (
    (!kinds || kinds.includes(kind)) && (onlyProductId === null || productId === onlyProductId)
  );
}

function keepBest(
  best: Map<number, NameAnswer>,
  record: number,
  answer: NameAnswer,
  found: Set<number>,
): void {
  found.add(record);
  const known = best.get(record);
  if (!known || rate(known) < rate(answer)) best.set(record, answer);
}

function rate({ coverage, share }: NameAnswer): number {
  return coverage + share;
}

function append(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

import { joinWords } from '../../model/words.ts';
import type { NamesShard, ProseShard } from '../shard.ts';
import { createAskedIndex, type AskedIndex } from './askedIndex.ts';
import { MIN_PROSE_PREFIX } from './planQuery.ts';
import { listRecords, type SearchRecord } from './searchRecord.ts';
import { createSubjects, listSubjects, type Subjects } from './subjects.ts';
import { createTextIndex, type TextIndex } from './textIndex.ts';
import { listNameTerms, listProseTerms } from './words.ts';

/** A record with the numbers of the texts it is found by. */
export interface Entry {
  readonly record: SearchRecord;
  readonly parent: number;
  /** The record of the page it is a part of; -1 for what the API lists. */
  readonly page: number;
  /** What it is about, each as one word: its page's title and address, or its component's name. */
  readonly about: readonly string[];
  body: number;
}

/** Records by the numbers of texts. */
type Places = ReadonlyMap<number, readonly number[]>;

/** All records that have arrived, with the indexes that find them. */
export interface RecordTable {
  readonly records: readonly SearchRecord[];
  readonly entries: readonly Entry[];
  readonly subjects: Subjects;
  readonly names: TextIndex;
  readonly prose: TextIndex;
  readonly asked: AskedIndex;
  /** Each name as one word. */
  readonly joined: readonly string[];
  readonly byKey: Places;
  readonly byAlias: Places;
  readonly byParent: Places;
  readonly byBody: Places;
  /** Takes in a shard of names; a step is short, so that queries can be answered in between. */
  addNames(shard: NamesShard): Generator<void, void>;
  /** Takes in the prose of records that are there. */
  addProse(shard: ProseShard): Generator<void, void>;
}

/** Records taken in before others get a turn. */
const STEP = 300;

/** An empty table; `productOrder` has the place of each product. */
export function createRecordTable(productOrder: ReadonlyMap<string, number>): RecordTable {
  const names = createTextIndex(listNameTerms);
  const prose = createTextIndex(listProseTerms, MIN_PROSE_PREFIX);
  const asked = createAskedIndex();
  const subjects = createSubjects(productOrder);
  const joined: string[] = [];
  const records: SearchRecord[] = [];
  const entries: Entry[] = [];
  const byUrl = new Map<string, number>();
  const byKey = new Map<number, number[]>();
  const byAlias = new Map<number, number[]>();
  const byParent = new Map<number, number[]>();
  const byBody = new Map<number, number[]>();

  function addName(name: string): number {
    const id = names.add(name);
    joined[id] ??= joinWords(name);
    return id;
  }

  function addRecord(record: SearchRecord): void {
    if (byUrl.has(record.url)) return;
    const id = records.push(record) - 1;
    const parent = record.parent === '' ? -1 : addName(record.parent);
    const page = findPage(record, id, byUrl);
    const about = entries[page]?.about ?? listSubjects(record);
    entries.push({ record, parent, page, about, body: -1 });
    byUrl.set(record.url, id);
    subjects.add(record);
    for (const key of record.keys) append(byKey, addName(key), id);
    for (const alias of record.aliases) append(byAlias, addName(alias), id);
    asked.add(id, record.asked);
    if (parent >= 0) append(byParent, parent, id);
  }

  function addText(url: string, text: string): void {
    const id = byUrl.get(url);
    const entry = id === undefined ? undefined : entries[id];
    if (id === undefined || !entry || entry.body >= 0) return;
    entry.body = prose.add(text);
    append(byBody, entry.body, id);
  }

  return {
    records,
    entries,
    subjects,
    names,
    prose,
    asked,
    joined,
    byKey,
    byAlias,
    byParent,
    byBody,
    *addNames(shard) {
      for (const [count, record] of listRecords(shard).entries()) {
        if (count % STEP === STEP - 1) yield;
        addRecord(record);
      }
    },
    *addProse(shard) {
      let count = 0;
      for (const [path, parts] of shard.texts) {
        for (const [anchor, text] of parts) {
          addText(anchor === '' ? path : `${path}#${anchor}`, text);
          count += 1;
          if (count % STEP === 0) yield;
        }
      }
    },
  };
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

function append(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

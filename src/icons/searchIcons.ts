import type { IconEntry, IconStyle } from '../model/iconFiles.ts';
import { allowedEdits, splitWords } from '../model/words.ts';
import { createLexicon, type Lexicon, type Term } from './iconLexicon.ts';
import { countSlips, findLetters, mayBeNear } from './slips.ts';

/** What a search of icons gives. */
export interface IconAnswer {
  /** Places in the list of icons, the best first. */
  readonly found: readonly number[];
  /** The query without its slips, where it was understood only so. */
  readonly readAs: string | null;
}

/** Finds icons by what a reader types. */
export type IconSearch = (text: string, style: IconStyle) => IconAnswer;

/** Words of pasted code and of habit that say nothing about an icon. */
const FILLERS: ReadonlySet<string> = new Set(['icon', 'icons', 'mui', 'material', 'svg']);
/** Names of styles, which are chosen otherwise; part of a few names as well. */
const STYLE_WORDS: ReadonlySet<string> = new Set([
  'filled',
  'outlined',
  'rounded',
  'sharp',
  'tone',
  'twotone',
]);

/** The name in a line of code. */
const PASTED_IMPORT = /@mui\/icons-material\/(\w+)/;

/** Longer queries are nobody's, and each word costs time. */
const MAX_LENGTH = 100;

/** How good each way is in which a word of the query leads to an icon. */
const POINTS = {
  word: 100,
  /** It begins several words of the name: `checkb` for `CheckBox`. */
  start: 85,
  /** For a beginning of one letter and for a nearly whole word. */
  prefix: [70, 90],
  synonym: 98,
  synonymPrefix: 50,
  inside: 45,
  slip: 40,
  synonymSlip: 30,
  /** Taken off where the word is the plural. */
  otherNumber: 5,
  /** Taken off for a second slip. */
  furtherSlip: 10,
  /** The most that is taken off synonyms for further words of a name. */
  furtherWords: 8,
} as const;

/** Added to the mean of the words. */
const BONUS = { sameName: 100, sameStart: 20, furtherWord: -1.5 } as const;

/** Shorter beginnings of synonyms lead everywhere. */
const MIN_SYNONYM_PREFIX = 3;
/** Shorter words are inside half of all names. */
const MIN_INSIDE = 3;
/** Prepares a list of icons for being searched; `synonyms` are words by the names they stand for. */
export function createIconSearch(
  icons: readonly IconEntry[],
  synonyms: Readonly<Record<string, string>>,
): IconSearch {
  const lexicon = createLexicon(icons, synonyms);
  const rate = keepRatings((word) => rateWord(word, lexicon));
  return (text, style) => {
    const { words, typed } = readQuery(text);
    const hasStyle = (icon: number): boolean => icons[icon]?.styles.includes(style) ?? false;
    if (words.length === 0) return { found: [...icons.keys()].filter(hasStyle), readAs: null };
    const ratings = words.map(rate);
    const scores = combine(ratings.map(({ points }) => points));
    if (typed !== words[0]) addWhole(scores, typed, lexicon);
    const ranked = [...scores]
      .filter(([icon]) => hasStyle(icon))
      .map(([icon, score]) => [icon, score + rateName(icon, typed, lexicon)] as const)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const isRead = ranked.length > 0 && ratings.some(({ readAs }) => readAs !== null);
    return {
      found: ranked.map(([icon]) => icon),
      readAs: isRead ? words.map((word, index) => ratings[index]?.readAs ?? word).join(' ') : null,
    };
  };
}

interface Query {
  /** Those that have to be found. */
  readonly words: readonly string[];
  /** All that says something, written as one word. */
  readonly typed: string;
}

function readQuery(text: string): Query {
  const named = PASTED_IMPORT.exec(text)?.[1] ?? text;
  const words = splitWords(named.slice(0, MAX_LENGTH)).filter((word) => !FILLERS.has(word));
  const telling = words.filter((word) => !STYLE_WORDS.has(word));
  return { words: telling.length > 0 ? telling : words, typed: words.join('') };
}

/** Words that were typed whole are rated again with each letter behind them. */
const MAX_KEPT = 50;

function keepRatings(rate: (word: string) => WordRating): (word: string) => WordRating {
  const kept = new Map<string, WordRating>();
  return (word) => {
    const known = kept.get(word);
    if (known) return known;
    if (kept.size >= MAX_KEPT) kept.clear();
    const rating = rate(word);
    kept.set(word, rating);
    return rating;
  };
}

interface WordRating {
  /** By icon. */
  readonly points: ReadonlyMap<number, number>;
  /** The word that was probably meant, where this one leads nowhere. */
  readonly readAs: string | null;
}

/** Finds all icons that a word of the query may mean. */
function rateWord(word: string, lexicon: Lexicon): WordRating {
  const points = findWord(word, lexicon);
  const singular = /\w{3}s$/.test(word) ? findWord(word.slice(0, -1), lexicon) : [];
  for (const [icon, value] of singular) {
    points.set(icon, Math.max(value - POINTS.otherNumber, points.get(icon) ?? 0));
  }
  return points.size > 0 ? { points, readAs: null } : rateSlips(word, lexicon);
}

/** Icons that a word or its beginning leads to, with their points. */
function findWord(word: string, lexicon: Lexicon): Map<number, number> {
  const points = new Map<number, number>();
  const raise = (icon: number, value: number): void => {
    if (value > (points.get(icon) ?? 0)) points.set(icon, value);
  };
  for (const { text, icons } of lexicon.words) {
    if (!text.startsWith(word)) continue;
    const [least, most] = POINTS.prefix;
    const value =
      text === word ? POINTS.word : least + ((most - least) * word.length) / text.length;
    for (const icon of icons) raise(icon, value);
  }
  if (word.length >= MIN_INSIDE) {
    for (const [icon, name] of lexicon.joined.entries()) {
      const place = name.indexOf(word);
      if (place >= 0) raise(icon, place === 0 ? POINTS.start : POINTS.inside);
    }
  }
  for (const { text, icons } of lexicon.synonyms) {
    const isBeginning = word.length >= MIN_SYNONYM_PREFIX && text.startsWith(word);
    if (text !== word && !isBeginning) continue;
    const value = text === word ? POINTS.synonym : POINTS.synonymPrefix;
    for (const icon of icons) raise(icon, value - countFurtherPoints(icon, lexicon));
  }
  return points;
}

/** Of icons that share a synonym the plainest is meant: `Delete` before `DeleteSweep`. */
function countFurtherPoints(icon: number, { lengths }: Lexicon): number {
  return Math.min(POINTS.furtherWords, 2 * ((lengths[icon] ?? 1) - 1));
}

/** Icons that a word may mean that nothing begins with: those with the fewest slips between. */
function rateSlips(word: string, { words, synonyms, names }: Lexicon): WordRating {
  const limit = allowedEdits(word);
  const letters = findLetters(word);
  let best: { readonly edits: number; readonly term: Term; readonly value: number }[] = [];
  const consider = (term: Term, value: number): void => {
    if (!mayBeNear(letters, term.letters, limit)) return;
    const edits = countSlips(word, term.text, limit);
    if (edits > limit) return;
    const [known] = best;
    if (known && known.edits < edits) return;
    const rated = { edits, term, value: value - POINTS.furtherSlip * (edits - 1) };
    best = known && known.edits === edits ? [...best, rated] : [rated];
  };
  if (limit > 0) {
    for (const term of words) consider(term, POINTS.slip);
    for (const term of synonyms) consider(term, POINTS.synonymSlip);
    if (best.length === 0) {
      for (const term of names) consider(term, POINTS.slip);
    }
  }
  const points = new Map<number, number>();
  for (const { term, value } of best) {
    for (const icon of term.icons) points.set(icon, Math.max(value, points.get(icon) ?? 0));
  }
  return { points, readAs: best[0]?.term.text ?? null };
}

/** The mean of the words' points, for icons that all of them lead to. */
function combine(ratings: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = ratings;
  const scores = new Map<number, number>();
  for (const [icon, points] of first) {
    let sum = points;
    if (!others.every((rating) => rating.has(icon))) continue;
    for (const rating of others) sum += rating.get(icon) ?? 0;
    scores.set(icon, sum / ratings.length);
  }
  return scores;
}

/** Takes in what all words mean when they are written as one: `4k`, `light bulb`, `home filled`. */
function addWhole(scores: Map<number, number>, typed: string, lexicon: Lexicon): void {
  const points = scores.size > 0 ? findWord(typed, lexicon) : rateWord(typed, lexicon).points;
  for (const [icon, value] of points) scores.set(icon, Math.max(value, scores.get(icon) ?? 0));
}

/** What the whole name adds to its words. */
function rateName(icon: number, typed: string, { joined, lengths }: Lexicon): number {
  const name = joined[icon] ?? '';
  const further = BONUS.furtherWord * (lengths[icon] ?? 0);
  if (name === typed) return BONUS.sameName + further;
  return name.startsWith(typed) ? BONUS.sameStart + further : further;
}

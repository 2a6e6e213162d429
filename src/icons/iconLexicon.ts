import type { IconEntry } from '../model/iconFiles.ts';
import { splitWords } from '../model/words.ts';
import { findLetters } from './slips.ts';

/** A term with the icons it leads to. */
export interface Term {
  readonly text: string;
  /** Which letters it has, as bits. */
  readonly letters: number;
  readonly icons: readonly number[];
}

/** What a list of icons is searched by. */
export interface Lexicon {
  /** Words of names. */
  readonly words: readonly Term[];
  readonly synonyms: readonly Term[];
  /** Whole names. */
  readonly names: readonly Term[];
  /** Each name as one lower-case word, and the number of its words. */
  readonly joined: readonly string[];
  readonly lengths: readonly number[];
}

/** Prepares a list of icons; `synonyms` are words by the names they stand for. */
export function createLexicon(
  icons: readonly IconEntry[],
  synonyms: Readonly<Record<string, string>>,
): Lexicon {
  const names = icons.map(({ name }) => splitWords(name));
  const words = new Map<string, number[]>();
  for (const [icon, parts] of names.entries()) {
    for (const part of new Set(parts)) append(words, part, [icon]);
  }
  const terms = new Map<string, number[]>();
  for (const [name, text] of Object.entries(synonyms)) {
    const meant = findNamed(splitWords(name), names, words);
    for (const term of text.split(' ')) append(terms, term, meant);
  }
  const joined = names.map((parts) => parts.join(''));
  return {
    words: listTerms(words),
    synonyms: listTerms(terms),
    names: listTerms(new Map(joined.map((text, icon) => [text, [icon]]))),
    joined,
    lengths: names.map(({ length }) => length),
  };
}

function append(map: Map<string, number[]>, key: string, values: readonly number[]): void {
  const known = map.get(key);
  if (known) known.push(...values);
  else map.set(key, [...values]);
}

function listTerms(map: ReadonlyMap<string, readonly number[]>): Term[] {
  return [...map].map(([text, icons]) => ({ text, letters: findLetters(text), icons }));
}

/** Icons whose names begin with the given words. */
function findNamed(
  words: readonly string[],
  names: readonly (readonly string[])[],
  index: ReadonlyMap<string, readonly number[]>,
): number[] {
  const candidates = index.get(words[0] ?? '') ?? [];
  return candidates.filter((icon) => words.every((word, place) => names[icon]?.[place] === word));
}

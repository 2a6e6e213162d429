import { splitWords } from '../../model/words.ts';
import { KIND_FILTERS, type SearchKind } from '../searchKind.ts';
import { KIND_WORDS, SOFT_WORDS, STOP_WORDS } from './synonyms.ts';
import { splitPieces } from './words.ts';

/** What a reader typed, taken apart. */
export interface ParsedQuery {
  /** Lower-case words in the order they were typed. */
  readonly words: readonly string[];
  /** Runs of words that were written without a gap: the first, and the one after the last. */
  readonly pieces: readonly { readonly from: number; readonly to: number }[];
  /** For each word whether a good answer must hold it; `the` and `how` need not be found. */
  readonly isNeeded: readonly boolean[];
  /** For each word, whether it means nothing on its own. */
  readonly isFiller: readonly boolean[];
  /** Places of the words that only say which kind is meant, unless they are part of a name: `sx prop`. */
  readonly kindWords: readonly number[];
  /** Set where the text itself narrows the kinds: `prop:color`. */
  readonly kinds: readonly SearchKind[] | null;
  /** Kinds the wording makes likely: `Mui-disabled` is a class. */
  readonly likelyKinds: readonly SearchKind[];
  /** Whole sentences ask for explanations rather than for names. */
  readonly isQuestion: boolean;
  /** The first word of what was typed last and may still grow; the number of words when all are finished. */
  readonly openFrom: number;
}

const FILTER = new RegExp(`(^|\\s)(${Object.keys(KIND_FILTERS).join('|')})s?:`, 'gi');
const GLOBAL_CLASS = /(?:^|\s)\.?(?:Mui[A-Za-z]*|base-[A-Z][A-Za-z]*)-/;

/** More words than this are cut off: nobody means all of them, and each one costs time. */
const MAX_WORDS = 12;
/** So many words make a sentence if one of them is of those that questions are made of, otherwise one more. */
const SENTENCE_WORDS = 3;
/** How many more where one is a compound, which is a name by itself: `slotProps of a text field`. */
const NAME_WORDS = 3;

/** Reads the text of a query. */
export function parseQuery(text: string): ParsedQuery {
  const kinds = new Set<SearchKind>();
  const rest = text.replace(FILTER, (_, space: string, name: string) => {
    for (const kind of KIND_FILTERS[name.toLowerCase()] ?? []) kinds.add(kind);
    return space;
  });
  const pieces = splitPieces(rest).map(splitWords);
  const words = pieces.flat().slice(0, MAX_WORDS);
  // Inside a name (`getRowId`) every word counts.
  const isFiller = pieces.flatMap((piece) =>
    piece.map((word) => piece.length === 1 && STOP_WORDS.has(word)),
  );
  // In a sentence it is a word like others unless it comes last: `pass props to styled`.
  const saysKind = (index: number): boolean =>
    pieces.length > 1 && (pieces.length <= SENTENCE_WORDS || index === pieces.length - 1);
  const kindsMeant = pieces.flatMap((piece, index) =>
    piece.map((word) => (piece.length === 1 && saysKind(index) ? KIND_WORDS[word] : undefined)),
  );
  // Around a global name (`theme.components.MuiButton`) other words only say where it is used.
  const hasGlobal = pieces.some(isGlobal);
  const isContext = pieces.flatMap((piece) => piece.map(() => hasGlobal && !isGlobal(piece)));
  const isStub = (index: number): boolean =>
    words.length > 1 &&
    pieces.at(-1)?.length === 1 &&
    index === words.length - 1 &&
    words[index]?.length === 1;
  const isSparse = words.every((_, index) => isFiller[index] || kindsMeant[index]);
  return {
    words,
    pieces: placePieces(pieces),
    isNeeded: words.map(
      (_, index) =>
        isSparse || !(isFiller[index] || kindsMeant[index] || isContext[index] || isStub(index)),
    ),
    isFiller,
    kindWords: isSparse ? [] : [...words.keys()].filter((index) => kindsMeant[index]),
    kinds: kinds.size > 0 ? [...kinds] : null,
    likelyKinds: GLOBAL_CLASS.test(text)
      ? ['class']
      : kindsMeant.flatMap((kind) => (kind && !isSparse ? [kind] : [])),
    isQuestion: isSentence(pieces, isFiller),
    openFrom: /[\p{L}\p{N}]$/u.test(rest)
      ? words.length - Math.min(words.length, pieces.at(-1)?.length ?? 0)
      : words.length,
  };
}

/** Names are one or two words, and a few more where one is a compound; those who write more ask for an explanation. */
function isSentence(pieces: readonly (readonly string[])[], isFiller: readonly boolean[]): boolean {
  const hasName = pieces.some((piece) => piece.length > 1);
  const isLoose = isFiller.includes(true) || pieces.some(([word = '']) => SOFT_WORDS.has(word));
  return pieces.length >= SENTENCE_WORDS + (isLoose ? 0 : 1) + (hasName ? NAME_WORDS : 0);
}

/** `MuiButton`, and any class that begins so. */
function isGlobal(piece: readonly string[]): boolean {
  return piece.length > 1 && piece[0] === 'mui';
}

function placePieces(pieces: readonly (readonly string[])[]): { from: number; to: number }[] {
  let from = 0;
  return pieces.map((piece) => {
    const to = Math.min(MAX_WORDS, from + piece.length);
    const place = { from, to };
    from = to;
    return place;
  });
}

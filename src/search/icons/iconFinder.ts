import { splitExportName, type IconEntry } from '../../model/iconFiles.ts';
import { joinWords, splitWords } from '../../model/words.ts';
import type { SearchHit } from '../searchAnswer.ts';
import type { IconLink } from '../shard.ts';

/** What a query finds among the icons. */
export interface IconMatch {
  readonly hit: SearchHit;
  /** What the icon should show, in the reader's words. */
  readonly subject: string;
  /** How likely an icon is meant: by `delete icon`, by `account circle`, by `delete`. */
  readonly likelihood: 'sure' | 'likely' | 'possible';
}

/** Finds what a query says about icons; null where it says nothing. */
export type FindIcon = (text: string) => IconMatch | null;

const ICON_WORDS: ReadonlySet<string> = new Set(['icon', 'icons']);
/** Words that ask for the page of all icons; `search icon` and `list icon` are icons. */
const PAGE_WORDS: ReadonlySet<string> = new Set([
  'all',
  'find',
  'list',
  'material',
  'mui',
  'search',
]);

/** Prepares a list of icons for the site's search. */
export function createIconFinder(icons: readonly IconEntry[], link: IconLink): FindIcon {
  const names = icons.map(({ name }) => ({ name, words: new Set(splitWords(name)) }));
  const byJoined = new Map(icons.map(({ name }) => [joinWords(name), name]));
  const findNamed = (text: string): string | undefined =>
    byJoined.get(joinWords(text)) ?? byJoined.get(joinWords(splitExportName(text).name));

  return (text) => {
    const pieces = text.trim().split(/\s+/);
    const others = pieces.filter((piece) => !ICON_WORDS.has(piece.toLowerCase()));
    const subject = others.join(' ');
    const asked = splitWords(subject);
    if (asked.length === 0) return null;
    const named = findNamed(subject);
    const match = (name: string, likelihood: IconMatch['likelihood'], count = 1): IconMatch => ({
      hit: formatHit(link, name, subject, count),
      subject,
      likelihood,
    });
    if (others.length === pieces.length) {
      if (named === undefined) return null;
      return match(named, splitWords(named).length > 1 ? 'likely' : 'possible');
    }
    const isOne = pieces.at(-1)?.toLowerCase() === 'icon';
    const isPlain = asked.every((word) => PAGE_WORDS.has(word));
    if (isPlain && !(isOne && named !== undefined)) return null;
    const found = names.filter(({ words }) => asked.every((word) => words.has(word)));
    const count = Math.max(1, found.length);
    if (named !== undefined) return match(named, isOne ? 'sure' : 'likely', count);
    const [best] = found;
    return best
      ? match(best.name, 'likely', count)
      : match(`Icons for “${subject}”`, isOne ? 'likely' : 'possible');
  };
}

function formatHit(link: IconLink, name: string, subject: string, count: number): SearchHit {
  const note = `${count} icons have ${subject.includes(' ') ? 'these words' : 'this word'} in their name`;
  return {
    url: `${link.path}?query=${encodeURIComponent(subject)}`,
    kind: 'icon',
    name,
    ranges: [],
    path: [link.title],
    marks: [],
    excerpt: count > 1 ? { text: note, ranges: [] } : null,
    fold: null,
  };
}

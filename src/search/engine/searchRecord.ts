import { formatAnchor, type ApiTable } from '../../model/apiDoc.ts';
import { joinWords, splitWords } from '../../model/words.ts';
import type { SearchKind } from '../searchKind.ts';
import {
  API_TABLES,
  type ApiEntry,
  type NamesShard,
  type PageEntry,
  type SearchMark,
} from '../shard.ts';
import { listShortForms } from './synonyms.ts';
import { WHOLE } from './words.ts';

/** One thing that can be found. */
export interface SearchRecord {
  /** Icons are looked up by themselves. */
  readonly kind: Exclude<SearchKind, 'icon'>;
  /** What readers see. */
  readonly name: string;
  readonly url: string;
  readonly productId: string;
  /** Title of the page or name of the component it belongs to; empty for pages. */
  readonly parent: string;
  /** Titles of the navigation groups above its page, or the package it comes from. */
  readonly trail: readonly string[];
  readonly marks: readonly SearchMark[];
  /** Breaks ties between namesakes: higher is what more readers mean. */
  readonly weight: number;
  /** Names it is found by, as good as its own. */
  readonly keys: readonly string[];
  /** Further names, not quite as good. */
  readonly aliases: readonly string[];
  /** What readers ask who want it, in their words. */
  readonly asked: readonly string[];
}

const TABLE_KINDS = {
  prop: 'prop',
  slots: 'slot',
  classes: 'class',
  parameters: 'prop',
  'return-value': 'prop',
} as const satisfies Record<ApiTable, SearchKind>;

const NONE: readonly string[] = [];

/** Everything that can be found in a shard of names. */
export function listRecords({ productId, pages, api }: NamesShard): SearchRecord[] {
  const own = mapOwnPages(pages);
  return [
    ...pages.flatMap((page, index) =>
      listPageRecords(page, productId, index, own.get(page.about[0] ?? '') === page.path),
    ),
    ...api.flatMap((entry) => listApiRecords(entry, productId)),
  ];
}

/** The page of each subject: of several, the one whose title names it. */
function mapOwnPages(pages: readonly PageEntry[]): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { about } of pages) counts.set(about[0] ?? '', (counts.get(about[0] ?? '') ?? 0) + 1);
  for (const {
    about: [main = ''],
    title,
    path,
  } of pages) {
    const isNamed = [title, ...listShortTitles(title)].some((each) =>
      joinWords(main).includes(joinWords(each)),
    );
    if (!own.has(main) && (isNamed || counts.get(main) === 1)) own.set(main, path);
  }
  return own;
}

function listPageRecords(
  page: PageEntry,
  productId: string,
  index: number,
  isOwn: boolean,
): SearchRecord[] {
  const { path, title, navTitle, trail, marks, about } = page;
  const main = isOwn ? about[0] : undefined;
  const others = isOwn ? about.slice(1) : about;
  const part = (kind: SearchRecord['kind'], name: string, anchor: string): SearchRecord => ({
    kind,
    name,
    url: `${path}#${anchor}`,
    productId,
    parent: title,
    trail,
    marks,
    weight: 0,
    keys: [name],
    aliases: NONE,
    asked: NONE,
  });
  return [
    {
      ...part('page', title, ''),
      url: path,
      parent: '',
      // Pages are in reading order, and the earlier of two equals is the more basic one; a
      // component's own page comes before a guide of the same title.
      weight: 1 / (index + 2) + (main ? 0.8 : 0),
      keys: [
        title,
        ...(navTitle ? [navTitle] : []),
        ...listShortTitles(title),
        ...(main ? [main] : []),
      ],
      aliases: [...others, ...listShortForms(splitWords(title).join('')), findSlug(path)],
      asked: splitAsked(page.asked),
    },
    // Addresses of sections name their subject: `Let people switch the mode` is `#dark-mode`.
    ...page.headings.map(([id, text, asked]) => ({
      ...part('heading', text, id),
      aliases: [id],
      asked: splitAsked(asked),
    })),
    ...page.demos.map((name) => part('demo', name, name)),
  ];
}

function splitAsked(phrases: string | undefined): readonly string[] {
  return phrases?.split(',') ?? NONE;
}

/**
 * `Data Grid overview` is what readers of `data grid` look for, `Next.js integration` what those of
 * `next.js` do, `The sx prop` those of `sx prop`.
 */
function listShortTitles(title: string): string[] {
  const short = title.replace(
    /^(?:about |usage with )?(?:the )?| (?:overview|introduction|integration)$/gi,
    '',
  );
  const bare = short.replace(/ (?:prop|component|hook)$/i, '');
  return [...new Set([short, bare])].filter((each) => each !== title);
}

/** Readers remember addresses too: `/material-ui/react-radio-button/` → `radio-button`. */
function findSlug(path: string): string {
  return (path.split('/').at(-2) ?? '').replace(/^react-/, '');
}

function listApiRecords(entry: ApiEntry, productId: string): SearchRecord[] {
  const { kind, name, marks, themeKey } = entry;
  const page = entry.path.replace(/#.*$/, '');
  const trail = [entry.package];
  const weight = (entry.main ? 1 : 0) - countCapitals(name) / 8;
  const deprecated: readonly SearchMark[] = [...new Set([...marks, 'deprecated'] as const)];
  const own: SearchRecord = {
    kind,
    name,
    url: entry.path,
    productId,
    parent: '',
    trail,
    marks,
    weight,
    keys: [name, ...listShortNames(name)],
    aliases: themeKey ? [WHOLE + themeKey] : NONE,
    asked: NONE,
  };
  const rows = API_TABLES.flatMap((table) => {
    const start = `${page}#${formatAnchor(name, table, '')}`;
    return (entry.tables[table] ?? []).map((row): SearchRecord => {
      const isOld = row.startsWith('!');
      const [key = '', shown = key] = (isOld ? row.slice(1) : row).split(' ');
      return {
        kind: TABLE_KINDS[table],
        name: shown,
        url: start + key,
        productId,
        parent: name,
        trail,
        marks: isOld ? deprecated : marks,
        weight,
        keys: shown === key ? [key] : [key, WHOLE + shown],
        aliases: NONE,
        asked: NONE,
      };
    });
  });
  return [own, ...rows];
}

/** Among charts, `pie` is the pie chart rather than one of its parts. */
function listShortNames(name: string): string[] {
  const short = name.replace(/Chart$/, '');
  return short === name ? [] : [short];
}

/** Words in a component's name: the fewer, the more basic the component. */
function countCapitals(name: string): number {
  return name.match(/\p{Lu}/gu)?.length ?? 0;
}

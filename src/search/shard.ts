import type { NavigationFlag, Plan } from '../model/navigation.ts';
import type { Product } from '../model/product.ts';

/** Changes with the shape of the files below, so that a tab never reads files of another build wrongly. */
export const SEARCH_FORMAT = 1;

/** Names come first and answer most queries; prose follows. */
export const SEARCH_TIERS = ['names', 'prose'] as const;
export type SearchTier = (typeof SEARCH_TIERS)[number];

/** Where the list of shards is published. */
export const MANIFEST_URL = '/data/search.json';
/** Folder of the shards. */
export const SHARD_FOLDER = '/data/search/';

/** Flags and plan of a page or component. */
export type SearchMark = NavigationFlag | Plan;

/** A page with everything on it that has a name. */
export interface PageEntry {
  readonly path: string;
  readonly title: string;
  /** What the navigation calls it, if that is something else. */
  readonly navTitle?: string;
  /** Titles of the navigation groups above it. */
  readonly trail: readonly string[];
  /** Components and hooks it is about, the main one first. */
  readonly about: readonly string[];
  readonly marks: readonly SearchMark[];
  /** What readers ask who want it, phrases separated by commas. */
  readonly asked?: string;
  /** Anchor and text of each heading, and what readers ask who want its section. */
  readonly headings: readonly (readonly [id: string, text: string, asked?: string])[];
  readonly demos: readonly string[];
}

/** A row of an API table: its name, a class also with its global name (`root MuiButton-root`); deprecated ones start with `!`. */
export type ApiRow = string;

/** The tables of API entries. */
export const API_TABLES = ['prop', 'slots', 'classes', 'parameters', 'return-value'] as const;

/** A component or hook with the rows of its tables. */
export interface ApiEntry {
  readonly kind: 'component' | 'hook';
  readonly name: string;
  readonly path: string;
  readonly package: string;
  readonly marks: readonly SearchMark[];
  /** Whether a page of the product has it as its main subject. */
  readonly main: boolean;
  /** Key under `theme.components`. */
  readonly themeKey?: string;
  readonly tables: Readonly<Partial<Record<(typeof API_TABLES)[number], readonly ApiRow[]>>>;
}

/** Titles, headings and API names of one product. */
export interface NamesShard {
  readonly format: typeof SEARCH_FORMAT;
  readonly tier: 'names';
  readonly productId: string;
  readonly pages: readonly PageEntry[];
  readonly api: readonly ApiEntry[];
}

/** Texts of one product by address; an empty anchor means the top of the page. */
export interface ProseShard {
  readonly format: typeof SEARCH_FORMAT;
  readonly tier: 'prose';
  readonly productId: string;
  readonly texts: readonly (readonly [
    path: string,
    parts: readonly (readonly [anchor: string, text: string])[],
  ])[];
}

export type SearchShard = NamesShard | ProseShard;

/** A product as search shows it. It comes as data, so that no page's scripts hold the list. */
export type SearchProduct = Pick<
  Product,
  'id' | 'name' | 'tagline' | 'searchNames' | 'logo' | 'accent' | 'home' | 'listed'
> & {
  /** Set where its components have miniatures. */
  readonly drawn?: true;
};

/** What the browser reads first: which products and shards there are. */
export interface SearchManifest {
  readonly format: typeof SEARCH_FORMAT;
  readonly products: readonly SearchProduct[];
  /** In the order of the products' table. */
  readonly shards: readonly ShardLink[];
  /** Where the site searches icons. */
  readonly icons?: IconLink;
}

/** The page that searches icons, and the file that lists them. */
export interface IconLink {
  readonly productId: string;
  readonly path: string;
  readonly title: string;
  readonly url: string;
}

/** A shard as the manifest lists it. */
export interface ShardLink {
  readonly productId: string;
  readonly tier: SearchTier;
  readonly url: string;
}

/** A product as queries may name it. */
export type NamedProduct = Pick<SearchProduct, 'id' | 'searchNames'>;

/** The products that have shards, in order; pages without a product count as one without names. */
export function listNamedProducts({ products, shards }: SearchManifest): NamedProduct[] {
  return [...new Set(shards.map(({ productId }) => productId))].map((id) => ({
    id,
    searchNames: products.find((product) => product.id === id)?.searchNames ?? [],
  }));
}

/** Pages that belong to no product share a shard under this id. */
export const SITE_SHARD = 'site';

/** Takes what was fetched for a manifest; throws when it does not have this build's shape. */
export function parseManifest(value: unknown): SearchManifest {
  if (!isFormatted(value) || !Array.isArray(value.shards) || !Array.isArray(value.products)) {
    throw new Error('The list of search files cannot be read.');
  }
  return value as unknown as SearchManifest;
}

/** Takes what was fetched for a shard; throws when it is not the one that was asked for. */
export function parseShard(value: unknown, link: ShardLink): SearchShard {
  const list = link.tier === 'names' ? 'pages' : 'texts';
  if (
    !isFormatted(value) ||
    value.tier !== link.tier ||
    value.productId !== link.productId ||
    !Array.isArray(value[list])
  ) {
    throw new Error(`The search file ${link.url} cannot be read.`);
  }
  return value as unknown as SearchShard;
}

function isFormatted(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === SEARCH_FORMAT
  );
}

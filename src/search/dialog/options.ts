import type { SearchProduct } from '../shard.ts';
import type { HitFold, SearchAnswer, SearchHit } from '../searchAnswer.ts';
import { matchesWords, type Command } from './commands.ts';

/** Something that can be chosen in the dialog. */
export type SearchOption = { readonly key: string } & (
  | { readonly kind: 'hit'; readonly hit: SearchHit }
  | { readonly kind: 'fold'; readonly hit: SearchHit; readonly fold: HitFold }
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'product'; readonly product: SearchProduct }
  | { readonly kind: 'command'; readonly command: Command }
);

/** Options under one heading. */
export interface OptionGroup {
  readonly key: string;
  readonly title: string;
  /** Set where the options are results of one product. */
  readonly product: SearchProduct | null;
  readonly options: readonly SearchOption[];
  /** Results of the product that are not shown. */
  readonly more: number;
}

/** What the dialog's list is made of. */
export interface OptionInput {
  readonly text: string;
  readonly answer: SearchAnswer | null;
  readonly start: readonly SearchHit[];
  readonly recent: readonly string[];
  readonly products: readonly SearchProduct[];
  readonly productId: string | null;
  readonly commands: readonly Command[];
  /** False until it is known what to start with: what comes later must not push what is there. */
  readonly isSettled: boolean;
}

/** Begins a query for commands alone. */
export const COMMAND_SIGN = '>';
/** Commands offered beside results, and before anything is typed. */
const MAX_COMMANDS = 3;

/** The groups of the dialog's list, in order. */
export function listOptionGroups(input: OptionInput): OptionGroup[] {
  const text = input.text.trim();
  if (text.startsWith(COMMAND_SIGN)) return listCommandGroups(input, text.slice(1));
  const groups = text === '' ? listStartGroups(input) : listResultGroups(input, text);
  return groups.filter(({ options }) => options.length > 0);
}

function listStartGroups(input: OptionInput): OptionGroup[] {
  const { recent, start, products, productId, commands, isSettled } = input;
  if (!isSettled) return [group('recent', 'Recent searches', recent.map(toRecent))];
  const current = products.find(({ id }) => id === productId) ?? null;
  return [
    group('recent', 'Recent searches', recent.map(toRecent)),
    group('start', current ? `Start with ${current.name}` : 'Start here', start.map(toHit)),
    group(
      'products',
      'Products',
      products.filter(({ listed, id }) => listed && id !== productId).map(toProduct),
    ),
    group('commands', 'Commands', commands.slice(0, MAX_COMMANDS).map(toCommand)),
  ];
}

function listResultGroups(input: OptionInput, text: string): OptionGroup[] {
  const { answer, products } = input;
  const [first, ...others] = (answer?.groups ?? []).map(
    ({ productId, hits, more }): OptionGroup => {
      const product = products.find(({ id }) => id === productId) ?? null;
      return {
        key: `results-${productId}`,
        title: product?.name ?? 'This site',
        product,
        options: hits.map(toHit),
        more,
      };
    },
  );
  const actions = text.length > 1 ? listActions(input, text).slice(0, MAX_COMMANDS) : [];
  return [...(first ? [first] : []), group('commands', 'Commands', actions), ...others];
}

function listCommandGroups(input: OptionInput, text: string): OptionGroup[] {
  const isAll = text.trim() === '';
  const options = isAll
    ? [
        ...input.commands.map(toCommand),
        ...input.products.filter(({ listed }) => listed).map(toProduct),
      ]
    : listActions(input, text);
  return options.length > 0 ? [group('commands', 'Commands', options)] : [];
}

/** Commands and products whose words begin as the query's do. */
function listActions({ commands, products }: OptionInput, text: string): SearchOption[] {
  return [
    ...commands.filter(({ title, keywords }) => matchesWords(text, title, keywords)).map(toCommand),
    ...products
      .filter(({ listed, name }) => listed && matchesWords(text, name, 'product switch go to'))
      .map(toProduct),
  ];
}

function group(key: string, title: string, options: readonly SearchOption[]): OptionGroup {
  return { key, title, product: null, options, more: 0 };
}

function toHit(hit: SearchHit): SearchOption {
  const { fold } = hit;
  if (fold) return { kind: 'fold', key: `fold ${hit.url}`, hit, fold };
  return { kind: 'hit', key: hit.url, hit };
}

function toRecent(text: string): SearchOption {
  return { kind: 'recent', key: `recent ${text}`, text };
}

function toProduct(product: SearchProduct): SearchOption {
  return { kind: 'product', key: `product ${product.id}`, product };
}

function toCommand(command: Command): SearchOption {
  return { kind: 'command', key: `command ${command.id}`, command };
}

/** The product whose miniatures may show what an option leads to; null where there are none. */
export function findSheet(
  groups: readonly OptionGroup[],
  option: SearchOption | undefined,
): string | null {
  const around = groups.find(({ options }) => option && options.includes(option));
  return around?.product?.drawn ? around.product.id : null;
}

/** The option a key leads to from another one; -1 is none. */
export function moveActive(key: string, active: number, count: number): number {
  if (count === 0) return -1;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'PageDown':
      return Math.min(count - 1, active + PAGE_STEP);
    case 'PageUp':
      return Math.max(0, active - PAGE_STEP);
    default:
      return active;
  }
}

const PAGE_STEP = 6;

import { joinWords } from '../../model/words.ts';
import type { SearchKind } from '../searchKind.ts';
import type { SearchRecord } from './searchRecord.ts';
import { findRoot } from './words.ts';

/** What the records of an index are about, and which of them share that. */
export interface Subjects {
  add(record: SearchRecord): void;
  /** Whether a component or hook has the name, written as one word; of another product, where one is given. */
  isComponent(term: string, otherThan?: string): boolean;
  /** Whether so many sections have its name that it says nothing about any of them: `Customization`. */
  isCommon(record: SearchRecord): boolean;
  /**
   * Whether a product before its own in the table has one of the subjects too, as it has most subjects of an
   * alternative library; what is `asked` for by its whole name is its own subject.
   */
  isNamesake(record: SearchRecord, subjects: readonly string[], asked: boolean): boolean;
}

const FEW_HEADINGS = 4;
/** What can be a subject of its own. */
const OWN_SUBJECTS: ReadonlySet<SearchKind> = new Set(['page', 'heading', 'component']);
/** A product that shares more of its pages' subjects than this with earlier ones is an alternative to them. */
const MOST_PAGES = 0.6;
/** Fewer pages do not show that. */
const LEAST_PAGES = 5;

/** An empty list; `productOrder` has the place of each product in the table. */
export function createSubjects(productOrder: ReadonlyMap<string, number>): Subjects {
  const headings = new Map<string, number>();
  /** The products that have a component, by its name. */
  const components = new Map<string, Set<string>>();
  /** The place of the first product that has a subject. */
  const places = new Map<string, number>();
  const sectionPlaces = new Map<string, number>();
  const findPlace = ({ productId }: SearchRecord): number =>
    productOrder.get(productId) ?? productOrder.size;
  /** The subjects of each product's pages. */
  const pages = new Map<string, { place: number; subjects: (readonly string[])[] }>();
  const alternatives = new Map<string, boolean>();

  function isAlternative(productId: string): boolean {
    const known = alternatives.get(productId);
    if (known !== undefined) return known;
    const { place, subjects } = pages.get(productId) ?? { place: 0, subjects: [] };
    const shared = subjects.filter((each) =>
      each.some((subject) => isEarlier(places, subject, place)),
    );
    const isOne = subjects.length >= LEAST_PAGES && shared.length > subjects.length * MOST_PAGES;
    alternatives.set(productId, isOne);
    return isOne;
  }

  return {
    add(record) {
      const { kind, name, keys, aliases } = record;
      const place = findPlace(record);
      if (kind === 'heading') {
        headings.set(name, (headings.get(name) ?? 0) + 1);
        keepFirst(sectionPlaces, joinWords(name), place);
      }
      if (kind === 'component' || kind === 'hook') {
        const root = findRoot(joinWords(name));
        components.set(root, (components.get(root) ?? new Set()).add(record.productId));
      }
      if (kind !== 'page' && kind !== 'component') return;
      alternatives.clear();
      if (kind === 'page') {
        const known = pages.get(record.productId) ?? { place, subjects: [] };
        known.subjects.push(listSubjects(record));
        pages.set(record.productId, known);
      }
      for (const subject of [...keys, ...aliases].map(joinWords)) {
        keepFirst(places, subject, place);
      }
    },
    isComponent(term, otherThan) {
      const products = components.get(findRoot(term));
      return products !== undefined && [...products].some((id) => id !== otherThan);
    },
    isCommon: ({ kind, name }) => kind === 'heading' && (headings.get(name) ?? 0) > FEW_HEADINGS,
    isNamesake(record, subjects, asked) {
      const place = findPlace(record);
      if (asked && OWN_SUBJECTS.has(record.kind)) {
        const name = joinWords(record.name);
        return isEarlier(places, name, place) || isEarlier(sectionPlaces, name, place);
      }
      if (isAlternative(record.productId)) return true;
      for (const subject of subjects) if (isEarlier(places, subject, place)) return true;
      return false;
    },
  };
}

function isEarlier(places: ReadonlyMap<string, number>, subject: string, place: number): boolean {
  return (places.get(subject) ?? place) < place;
}

function keepFirst(places: Map<string, number>, subject: string, place: number): void {
  places.set(subject, Math.min(place, places.get(subject) ?? place));
}

/** What a record is about, each as one word: its page's title and address, or its component's name. */
export function listSubjects({ kind, name, parent, aliases }: SearchRecord): string[] {
  return [parent || name, ...(kind === 'page' ? aliases.slice(-1) : [])].map(joinWords);
}

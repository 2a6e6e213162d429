import type { ApiEntry } from '../../model/apiPage.ts';
import type { EmbedProps } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { listDeprecations } from '../apiPages/expandDeprecations.ts';

/** What lists are made from. */
export interface FactSources {
  /** Project root: holds `node_modules`. */
  readonly root: string;
  /** Null while the packages are not read. */
  readonly entries: readonly ApiEntry[] | null;
  /** The page about a component or hook of the product. */
  readonly findPage: (name: string) => string | undefined;
  readonly findDeprecations: (name: string) => Deprecations;
}

/** What a package deprecates. */
export interface Deprecations {
  /** The page that lists it. */
  readonly page: string | undefined;
  /** Null where the package's API is not read. */
  readonly apis: ReturnType<typeof listDeprecations> | null;
}

/** A list as Markdown. */
export interface FactText {
  readonly title: string;
  readonly markdown: string;
}

/** A list, or why it cannot be made. */
export type FactList = FactText | Pick<Problem, 'what' | 'fix'>;

/** Stands where a fact is not known. */
export const UNKNOWN = '–';

export function describeUnnamed(list: string, what: string, example: string): FactList {
  return {
    what: `::component[${list}] names no ${what}.`,
    fix: `Write ::component[${list}]{${example}}.`,
  };
}

export function splitNames(value: EmbedProps[string] | undefined): string[] {
  return typeof value === 'string' ? value.split(/,\s*/).filter((name) => name !== '') : [];
}

export function formatTable(
  head: readonly string[],
  alignment: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

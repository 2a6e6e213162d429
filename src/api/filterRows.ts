/** A row as far as filtering goes. */
export interface FilterableRow {
  /** Name and class, in lower case. */
  readonly name: string;
  /** Everything else it says, in lower case. */
  readonly text: string;
}

/**
 * Which rows a filter leaves: those with all its words in their names, or, when no name has them,
 * in their descriptions. An empty filter leaves all.
 */
export function filterRows(rows: readonly FilterableRow[], filter: string): boolean[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const named = rows.map(({ name }) => words.every((word) => name.includes(word)));
  if (named.includes(true)) return named;
  return rows.map(({ name, text }) =>
    words.every((word) => name.includes(word) || text.includes(word)),
  );
}

/** What is announced to readers who cannot see the rows. */
export function describeFound(found: number, all: number, filter: string): string {
  if (filter.trim() === '') return '';
  return found === 0 ? `No row matches “${filter.trim()}”.` : `${found} of ${all} rows`;
}

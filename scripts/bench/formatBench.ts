/** One figure and what it may be at most; without a budget it is only told. */
export interface BenchRow {
  readonly page: string;
  readonly measure: string;
  readonly value: number;
  readonly budget: number | null;
  /** The budget is what the figure must be at least. */
  readonly isLeast?: boolean;
}

/** A table of figures beside their budgets, those over it marked. */
export function formatBench(rows: readonly BenchRow[]): string {
  const cells = rows.map(({ page, measure, value, budget, isLeast }) => [
    budget === null ? '' : (isLeast ? value >= budget : value <= budget) ? '✓' : '✗',
    page,
    measure,
    formatNumber(value),
    budget === null ? '' : formatNumber(budget),
  ]);
  const table = [['', 'page', 'measure', 'measured', 'budget'], ...cells];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column > 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0);
}

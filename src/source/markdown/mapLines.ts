/**
 * Maps lines of a source to those of the source with its types stripped, to highlight both alike.
 * Lines that went away have no place; lines are counted from 1.
 */
export function mapLines(before: string, after: string, lines: readonly number[]): number[] {
  if (lines.length === 0) return [];
  const pairs = pairLines(before.split('\n'), after.split('\n'));
  return lines.flatMap((line) => pairs.get(line) ?? []);
}

/** Pairs lines in order so that the most characters find themselves again. */
function pairLines(before: readonly string[], after: readonly string[]): Map<number, number> {
  const scores = scorePairs(before, after);
  const scoreAt = (i: number, j: number): number => scores[i]?.[j] ?? 0;
  const pairs = new Map<number, number>();
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (scoreAt(i, j) === scoreAt(i + 1, j)) i += 1;
    else if (scoreAt(i, j) === scoreAt(i, j + 1)) j += 1;
    else {
      i += 1;
      j += 1;
      pairs.set(i, j);
    }
  }
  return pairs;
}

/** `[i][j]`: the best score of the lines from `i` and from `j` on. */
function scorePairs(before: readonly string[], after: readonly string[]): number[][] {
  const scores = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = scores[i] ?? [];
    const below = scores[i + 1] ?? [];
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const paired = scoreLine(before[i] ?? '', after[j] ?? '') + (below[j + 1] ?? 0);
      row[j] = Math.max(paired, below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return scores;
}

/** Stripping only deletes: what is left of a line is found in it, in order. */
function scoreLine(before: string, after: string): number {
  if (before === after) return after.length + 2;
  const left = after.trim();
  let found = 0;
  for (const character of before) if (character === left[found]) found += 1;
  return found === left.length ? found : 0;
}

/** A content mistake, told so that the author can mend it without asking. */
export interface Problem {
  /** Path relative to the project root. */
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly fix: string;
}

/** Thrown once all problems are gathered, so that a build reports every mistake in one go. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}

/** Prints problems in file and line order, a blank line between them. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, what, fix }) => `${file}:${line}\n  ${what}\n  ${fix}`)
    .join('\n\n');
}

/**
 * Suggests the closest of the valid names and lists some of them.
 * `noun` starts the list sentence, as in "This page has: A, B."
 */
export function suggestName(wrong: string, valid: readonly string[], listIntro: string): string {
  if (valid.length === 0) return `${listIntro}: none.`;
  const closest = findClosest(wrong, valid);
  const shown =
    valid.length > MAX_LISTED ? `${valid.slice(0, MAX_LISTED).join(', ')}, …` : valid.join(', ');
  const list = `${listIntro}: ${shown}.`;
  return closest ? `Did you mean "${closest}"? ${list}` : list;
}

const MAX_LISTED = 12;

/** The valid name nearest to the wrong one, or undefined when none is near enough to be a slip. */
export function findClosest(wrong: string, valid: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(wrong.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of valid) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (distance <= limit && (!best || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

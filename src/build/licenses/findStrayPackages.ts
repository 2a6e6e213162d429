/** A script of the client build, as far as it matters here. */
export interface BuiltScript {
  readonly file: string;
  /** Files it loads, at once or later. */
  readonly imports: readonly string[];
  /** Commercial packages of which it holds something. */
  readonly commercial: readonly string[];
  /** Whether pages start here: the site's own scripts, and every demo. */
  readonly isEntry: boolean;
  /** Whether it is a demo whose own source imports a commercial package. */
  readonly demonstrates: boolean;
}

/**
 * Commercial packages that could reach readers of pages that do not demonstrate them: by the site's own scripts, or by a
 * demo that shares a script with another.
 */
export function findStrayPackages(scripts: readonly BuiltScript[]): string[] {
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  const entries = scripts.filter(({ isEntry, demonstrates }) => isEntry && !demonstrates);
  return entries.flatMap((entry) => {
    const way = findWay(entry, byFile);
    if (!way) return [];
    const last = way.at(-1);
    return `${way.map(({ file }) => file).join(' → ')} brings ${last?.commercial.join(', ')} to pages that do not demonstrate it.`;
  });
}

/** The way from a script to the nearest that holds something commercial. */
function findWay(
  start: BuiltScript,
  byFile: ReadonlyMap<string, BuiltScript>,
): readonly BuiltScript[] | null {
  const seen = new Set([start.file]);
  let ways: (readonly BuiltScript[])[] = [[start]];
  while (ways.length > 0) {
    const found = ways.find((way) => (way.at(-1)?.commercial.length ?? 0) > 0);
    if (found) return found;
    ways = ways.flatMap((way) =>
      (way.at(-1)?.imports ?? []).flatMap((file) => {
        const next = byFile.get(file);
        if (!next || seen.has(file)) return [];
        seen.add(file);
        return [[...way, next]];
      }),
    );
  }
  return null;
}

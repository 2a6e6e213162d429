import type { Growth } from './measureGrowth.ts';

/** A table with a row for each size of the site. */
export function formatGrowth(growths: readonly Growth[]): string {
  const rows = growths.map(({ pages, buildMs, peakMegabytes, scriptBytes, htmlBytes }) => [
    String(pages),
    (buildMs / 1000).toFixed(1),
    (buildMs / pages).toFixed(0),
    peakMegabytes.toFixed(0),
    String(scriptBytes),
    String(htmlBytes),
  ]);
  const table = [
    ['pages', 'build, s', 'ms a page', 'memory, MB', 'scripts, B', 'a page, B'],
    ...rows,
  ];
  return table.map((row) => row.map((cell) => cell.padStart(10)).join('  ')).join('\n');
}

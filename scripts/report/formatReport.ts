import type { PageFigures, SectionName } from './measureContent.ts';

/** A product with the figures of its pages. */
export interface ProductFigures {
  readonly name: string;
  readonly pages: readonly PageFigures[];
}

const HEADER = [
  'product',
  'pages',
  'words',
  'demos',
  'props set by demos',
  'no accessibility',
  'no customization',
];

/** One row a product, for the overview. */
export function formatSummary(products: readonly ProductFigures[]): string {
  const rows = products.map(({ name, pages }) => [
    name,
    formatNumber(pages.length),
    formatNumber(sum(pages.map(({ words }) => words))),
    formatNumber(sum(pages.map(({ demos }) => demos))),
    formatCoverage(pages),
    formatNumber(countWithout(pages, 'accessibility')),
    formatNumber(countWithout(pages, 'customization')),
  ]);
  const table = [HEADER, ...rows];
  const widths = HEADER.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const align = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return table.map((row) => row.map(align).join('  ')).join('\n');
}

/** The pages of a product that leave something out, and what. */
export function formatGaps({ name, pages }: ProductFigures): string {
  const gaps = pages.flatMap((page) => {
    const lines = [
      ...page.missingSections.map((section) => `no section on ${section}`),
      ...page.props
        .filter(({ missing }) => missing.length > 0)
        .map(({ component, missing }) => `${component}: ${missing.join(', ')}`),
    ];
    if (lines.length === 0) return [];
    return [[page.pathname, ...lines.map((line) => `  ${line}`)].join('\n')];
  });
  const whole = pages.length - gaps.length;
  return [`${name}: ${whole} of ${pages.length} pages leave nothing out.`, ...gaps].join('\n\n');
}

/** Each component counts once, however many pages are about it. */
function formatCoverage(pages: readonly PageFigures[]): string {
  const components = new Map(
    pages.flatMap(({ props }) => props).map((coverage) => [coverage.component, coverage]),
  );
  const coverages = [...components.values()];
  const covered = sum(coverages.map((coverage) => coverage.covered.length));
  const all = covered + sum(coverages.map(({ missing }) => missing.length));
  if (all === 0) return '–';
  return `${formatNumber(covered)} of ${formatNumber(all)} (${Math.floor((covered / all) * 100)} %)`;
}

function countWithout(pages: readonly PageFigures[], section: SectionName): number {
  return pages.filter(({ missingSections }) => missingSections.includes(section)).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Not by locale, so that every machine prints the same. */
function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

import type { PageFigures, PropCoverage, SectionName } from './measureContent.ts';
import type { ProductFigures } from './measureProducts.ts';

const HEADER = [
  'product',
  'pages',
  'words',
  'demos',
  'props set by demos',
  'left out',
  'open',
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
    ...formatCoverage(pages),
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

/** The props that no demo sets on purpose, a paragraph for each reason. */
export function formatLeftOut({ pages }: ProductFigures): string[] {
  const reasons = new Map<string, string[]>();
  for (const { component, leftOut } of listComponents(pages)) {
    for (const reason of new Set(leftOut.map((prop) => prop.reason))) {
      const names = leftOut.filter((prop) => prop.reason === reason).map(({ name }) => name);
      const lines = reasons.get(reason) ?? [];
      reasons.set(reason, [...lines, `  ${component}: ${names.join(', ')}`]);
    }
  }
  return [...reasons].map(([reason, lines]) => [`Left out: ${reason}`, ...lines].join('\n'));
}

/** Each component counts once, however many pages are about it. */
function listComponents(pages: readonly PageFigures[]): PropCoverage[] {
  const coverages = pages.flatMap(({ props }) => props);
  return [...new Map(coverages.map((coverage) => [coverage.component, coverage])).values()];
}

function formatCoverage(pages: readonly PageFigures[]): [string, string, string] {
  const components = listComponents(pages);
  const covered = sum(components.map((coverage) => coverage.covered.length));
  const leftOut = sum(components.map((coverage) => coverage.leftOut.length));
  const missing = sum(components.map((coverage) => coverage.missing.length));
  const all = covered + leftOut + missing;
  if (all === 0) return ['–', '–', '–'];
  const share = `${Math.floor((covered / all) * 100)} %`;
  return [
    `${formatNumber(covered)} of ${formatNumber(all)} (${share})`,
    formatNumber(leftOut),
    formatNumber(missing),
  ];
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

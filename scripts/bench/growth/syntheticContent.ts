import { createDemoPage } from './syntheticDemos.ts';

/** A file of a grown project, its path relative to the project's root. */
export interface GrownFile {
  readonly path: string;
  readonly text: string;
}

/** How much bigger a grown project is. */
export interface Further {
  /** Pages of prose. */
  readonly pages: number;
  /** Pages of ten demos each. */
  readonly demoPages: number;
}

const PAGES_PER_PRODUCT = 100;
const PAGES_PER_GROUP = 20;

/** Files that make the site bigger: pages of prose, and pages of demos in a product of their own. */
export function createSyntheticContent({ pages, demoPages }: Further): GrownFile[] {
  const products = listProducts(pages);
  const ids = [...products.map(({ id }) => id), ...(demoPages > 0 ? [DEMO_PRODUCT] : [])];
  return [
    { path: 'content/products.ts', text: formatProducts(ids) },
    ...products.flatMap(({ id, count }) => [
      { path: `content/${id}/navigation.ts`, text: formatNavigation(id, count) },
      ...listNumbers(count).map((page) => ({
        path: `content/${id}/page-${page}.md`,
        text: formatPage(id, page, count),
      })),
    ]),
    ...(demoPages > 0
      ? [
          {
            path: `content/${DEMO_PRODUCT}/navigation.ts`,
            text: formatNavigation(DEMO_PRODUCT, demoPages),
          },
          ...listNumbers(demoPages).flatMap((page) =>
            createDemoPage(`content${formatDemoAddress(page).slice(0, -1)}`, page),
          ),
        ]
      : []),
  ];
}

const DEMO_PRODUCT = 'grown-demos';

/** The address of a made-up page of demos, from 0. */
export function formatDemoAddress(page: number): string {
  return `/${DEMO_PRODUCT}/page-${page}/`;
}

function listProducts(pages: number): { id: string; count: number }[] {
  return listNumbers(Math.ceil(pages / PAGES_PER_PRODUCT)).map((index) => ({
    id: `grown-${index}`,
    count: Math.min(PAGES_PER_PRODUCT, pages - index * PAGES_PER_PRODUCT),
  }));
}

function listNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The table of products with further rows; the own table of the site stands where no content is looked for. */
function formatProducts(ids: readonly string[]): string {
  const rows = ids.map((id) => ({
    id,
    category: null,
    name: id,
    tagline: 'Pages that show how the site grows',
    searchNames: [],
    logo: '<circle cx="12" cy="12" r="6"/>',
    accent: { hue: 200, chroma: 0.1 },
    home: `/${id}/page-0/`,
    paths: [`/${id}`],
    packages: [],
    baseLibrary: null,
    versions: [],
    listed: false,
  }));
  return [
    "import { categories, products as own } from '../scripts/ownProducts.ts';",
    "import type { Product } from '../src/model/product.ts';",
    `export const products: readonly Product[] = [...own, ...${JSON.stringify(rows)}] as const;`,
    'export { categories };',
    "export type ProductId = (typeof own)[number]['id'];",
    '',
  ].join('\n');
}

function formatNavigation(id: string, count: number): string {
  const groups = Array.from({ length: Math.ceil(count / PAGES_PER_GROUP) }, (_, group) => ({
    pathname: `/${id}/group-${group}`,
    title: `Group ${group}`,
    children: Array.from(
      { length: Math.min(PAGES_PER_GROUP, count - group * PAGES_PER_GROUP) },
      (_page, index) => ({ pathname: `/${id}/page-${group * PAGES_PER_GROUP + index}/` }),
    ),
  }));
  return `export default ${JSON.stringify(groups)};\n`;
}

/** Sections with prose, a list, a table, a callout and code: about five hundred words. */
function formatPage(id: string, page: number, count: number): string {
  const next = `/${id}/page-${(page + 1) % count}/`;
  const sections = Array.from({ length: 6 }, (_, index) =>
    [
      `## Section ${index} of page ${page}`,
      Array.from({ length: 4 }, (_sentence, word) => formatSentence(page + index + word)).join(' '),
      `- First point of ${index}\n- Second point, see [the next page](${next})`,
      '| Name | Meaning |\n| --- | --- |\n| `size` | How large it is |\n| `color` | Which color it has |',
      `:::info\nPage ${page} belongs to ${id}.\n:::`,
      `\`\`\`ts\nexport const value${index} = { page: ${page}, name: '${id}' };\n\`\`\``,
    ].join('\n\n'),
  );
  return [
    `---\ntitle: Page ${page} of ${id}\ndescription: Page ${page} shows how the site grows.\n---`,
    ...sections,
    '',
  ].join('\n\n');
}

function formatSentence(seed: number): string {
  const subjects = ['A button', 'The theme', 'Every table', 'This hook', 'A dialog'];
  const verbs = ['reads', 'changes', 'keeps', 'returns', 'hides'];
  return `${subjects[seed % 5]} ${verbs[(seed * 3) % 5]} what the reader of part ${seed} expects before it is shown again.`;
}

import { frontMatterSchema, type Page } from '../model/page.ts';
import { findGuessedPath, type Product } from '../model/product.ts';
import { resolveRoute } from '../model/route.ts';
import { formatPageList } from './formatPageList.ts';

/** A page that lists the pages below an address. */
export interface SectionPage extends Page {
  readonly anchors: readonly string[];
}

/**
 * Makes a page for every address that others stand below and that nobody wrote a page for: readers shorten
 * addresses, and `/base-ui/react-badge/components-api/` promises a page at `/base-ui/react-badge/`.
 */
export function createSectionPages(
  pages: readonly Page[],
  products: readonly Product[],
): SectionPage[] {
  const taken = new Set([
    ...pages.map(({ pathname }) => pathname),
    ...products.flatMap((product) => findGuessedPath(product) ?? []),
  ]);
  const missing = new Set(
    pages.flatMap(({ pathname }) => listParents(pathname)).filter((parent) => !taken.has(parent)),
  );
  const below = new Map([...missing].map((pathname): [string, Page[]] => [pathname, []]));
  for (const page of pages) below.get(findParent(page.pathname))?.push(page);
  // The deepest first: a section lists the sections right below it.
  const order = [...missing].sort((a, b) => countSegments(b) - countSegments(a));
  return order.map((pathname) => {
    const section = createSection(pathname, below.get(pathname) ?? [], products);
    below.get(findParent(pathname))?.push(section);
    return section;
  });
}

/** The addresses that a page stands below, the nearest first; the home page is no section. */
export function listParents(pathname: string): string[] {
  const parent = findParent(pathname);
  return parent === '/' ? [] : [parent, ...listParents(parent)];
}

function findParent(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf('/', pathname.length - 2) + 1) || '/';
}

function countSegments(pathname: string): number {
  return pathname.split('/').length;
}

function createSection(
  pathname: string,
  below: readonly Page[],
  products: readonly Product[],
): SectionPage {
  const { productId } = resolveRoute(pathname, products);
  const product = products.find(({ id }) => id === productId);
  const title = formatTitle(pathname);
  const subject = product ? `${title} in ${product.name}` : title;
  return {
    pathname,
    // The folder that it lists: files belong to the pages that are written in them.
    file: `content${pathname}`,
    frontMatter: frontMatterSchema.parse({
      title,
      description: `${subject}: a list of its pages.`,
      ads: false,
      index: false,
      navigation: false,
    }),
    headings: [],
    blocks: [{ kind: 'html', html: formatPageList(below.map(describeListed)) }],
    anchors: [],
  };
}

function describeListed({ pathname, frontMatter: { title, description } }: Page) {
  return { href: pathname, title, description };
}

/** `/base-ui/react-number-input/` → `Number input`. */
function formatTitle(pathname: string): string {
  const words = pathname
    .replace(/^.*\/(?:react-)?(?=[^/]+\/$)/, '')
    .replace('/', '')
    .replaceAll('-', ' ');
  return words === 'api' ? 'API' : words.charAt(0).toUpperCase() + words.slice(1);
}

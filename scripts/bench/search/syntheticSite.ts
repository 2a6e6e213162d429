import { frontMatterSchema } from '../../../src/model/page.ts';
import type { SearchableSite, SearchablePage } from '../../../src/search/index/buildSearchIndex.ts';
import type { SearchProduct } from '../../../src/search/shard.ts';

const SECTIONS = 8;
const SECTION_WORDS = 60;

/** Hundreds of syllables, since few real words begin alike. */
const SYLLABLES = 'b br d dr f g gl h k l m n p pr r s st t tr v w z'
  .split(' ')
  .flatMap((start) => 'a e i o u'.split(' ').map((vowel) => start + vowel))
  .flatMap((opening) => ['', 'n', 'r', 'l', 's', 'ck', 'm'].map((end) => opening + end));

/** A site of any size with made-up words: as many different ones as real prose of that length has. */
export function createSyntheticSite(count: number, pagesPerProduct = 250): SearchableSite {
  const random = createRandom(count);
  const pages = Array.from({ length: count }, (_, index) =>
    createSyntheticPage(index, Math.floor(index / pagesPerProduct), random),
  );
  const productIds = [...new Set(pages.map(({ productId }) => productId ?? ''))];
  return { products: productIds.map(createSyntheticProduct), pages, navigations: new Map() };
}

function createSyntheticProduct(id: string): SearchProduct {
  const accent = { hue: 0, chroma: 0 };
  return {
    id,
    name: id,
    tagline: '',
    searchNames: [],
    logo: '',
    accent,
    home: `/${id}/page-0/`,
    listed: true,
  };
}

function createSyntheticPage(index: number, product: number, random: () => number): SearchablePage {
  const productId = `product-${product}`;
  const write = (words: number): string =>
    Array.from({ length: words }, () => writeWord(random)).join(' ');
  const headings = Array.from({ length: SECTIONS }, (_, place) => ({
    id: `section-${place}`,
    text: write(3),
    level: 2 as const,
  }));
  return {
    pathname: `/${productId}/page-${index}/`,
    productId,
    frontMatter: frontMatterSchema.parse({
      title: `${write(2)} ${index}`,
      description: `${write(12)}.`,
    }),
    headings,
    blocks: [],
    sections: headings.map(({ id }) => ({ id, text: `${write(SECTION_WORDS)}.` })),
  };
}

/** Few words are common and many are rare, as in any language. */
function writeWord(random: () => number): string {
  let rest = Math.floor(random() ** 3 * 20_000);
  let word = '';
  do {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0);
  return word;
}

/** The same numbers for the same seed, so that figures can be compared. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

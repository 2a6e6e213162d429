import { formatSlug, type ApiDoc } from '../../model/apiDoc.ts';
import type { ApiEntry } from '../../model/apiPage.ts';
import type { FrontMatter } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';

/** The parts of a page that name its subjects. */
export interface SubjectPage {
  readonly pathname: string;
  readonly productId: string | null;
  readonly frontMatter: Pick<FrontMatter, 'title' | 'components' | 'hooks'>;
}

/**
 * Gives every component and hook its address: a page in its product's API folder, or, in products
 * without one, a place on the tabs beside the page that is about it.
 */
export function locateApiDocs(
  docs: readonly ApiDoc[],
  products: readonly Product[],
  pages: readonly SubjectPage[],
): ApiEntry[] {
  return docs.flatMap((doc) => {
    const product = products.find(({ id }) => id === doc.productId);
    if (!product) return [];
    const path = product.apiPath
      ? `${product.apiPath}${doc.slug}/`
      : `${findDemoPage(doc, product, pages)}${doc.kind}s-api/#${doc.slug}`;
    return [{ doc, path }];
  });
}

/** The page that lists all components and hooks of a product. */
export function formatIndexPath(product: Pick<Product, 'apiPath' | 'paths'>): string {
  return product.apiPath ?? `${product.paths[0]}/api/`;
}

/** The page that names the component, or the one that will: its address is known before it is written. */
function findDemoPage(doc: ApiDoc, product: Product, pages: readonly SubjectPage[]): string {
  const field = doc.kind === 'component' ? 'components' : 'hooks';
  const page = pages.find(
    ({ productId, frontMatter }) =>
      productId === product.id && frontMatter[field].includes(doc.name),
  );
  return page?.pathname ?? `${product.paths[0]}/react-${findFamily(doc.name)}/`;
}

/** Parts are shown on the page of their family. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(Css|useTransition)/, 'transitions'],
  [/^(Dropdown|useDropdown|Menu|useMenu)/, 'menu'],
  [/^(Option|useOption)/, 'select'],
  [/^(Tab|useTab)(?!le)/, 'tabs'],
  [/^useFormControlContext$/, 'form-control'],
];

function findFamily(name: string): string {
  const family = FAMILIES.find(([pattern]) => pattern.test(name))?.[1];
  return family ?? formatSlug(name.replace(/^use/, ''));
}

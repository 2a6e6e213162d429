import { suggestName } from '../src/model/problem.ts';
import { loadApiDocs } from '../src/source/api/loadApiDocs.ts';
import { loadContent } from './checkContent.ts';
import { formatGaps, formatSummary, type ProductFigures } from './report/formatReport.ts';
import { measurePages } from './report/measureContent.ts';
import { VerbError } from './verbError.ts';

/** `npm run report [-- product]`: how much content there is, or what one product's pages leave out. */
export async function run([wanted]: readonly string[]): Promise<void> {
  const root = process.cwd();
  const { products, pages } = await loadContent(root, null);
  const ids = products.map(({ id }) => id);
  if (wanted !== undefined && !ids.includes(wanted)) {
    throw new VerbError(
      `There is no product "${wanted}". ${suggestName(wanted, ids, 'Products are')}`,
    );
  }
  const { components } = await loadApiDocs({ root });
  const figures = products
    .filter(({ id }) => wanted === undefined || id === wanted)
    .map(({ id, name }): ProductFigures => ({
      name,
      pages: measurePages(
        pages.filter(({ productId }) => productId === id),
        components.filter(({ productId }) => productId === id),
      ),
    }));
  console.log(formatSummary(figures));
  if (wanted !== undefined) for (const product of figures) console.log(`\n${formatGaps(product)}`);
}

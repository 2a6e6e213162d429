import { suggestName } from '../src/model/problem.ts';
import { loadApiDocs } from '../src/source/api/loadApiDocs.ts';
import { loadContent } from './checkContent.ts';
import { formatGaps, formatLeftOut, formatSummary } from './report/formatReport.ts';
import { measureProducts } from './report/measureProducts.ts';
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
  const figures = await measureProducts(
    root,
    products.filter(({ id }) => wanted === undefined || id === wanted),
    { pages, components },
  );
  console.log(formatSummary(figures));
  if (wanted !== undefined) {
    for (const product of figures) {
      console.log(`\n${[formatGaps(product), ...formatLeftOut(product)].join('\n\n')}`);
    }
  }
  const mistakes = figures.flatMap((product) => product.mistakes);
  if (mistakes.length > 0) {
    throw new VerbError(`\nReasons that no longer hold:\n${mistakes.join('\n')}`);
  }
}

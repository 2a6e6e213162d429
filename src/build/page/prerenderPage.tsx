import { renderToStaticMarkup } from 'react-dom/server';
import type { PrerenderedPage } from '../../model/pageData.ts';
import { canonicalizePathname } from '../../model/pathname.ts';
import { formatPageUrl } from '../../model/route.ts';
import { ProductList } from '../../shell/ProductList.tsx';
import { SideNavigation } from '../../shell/SideNavigation.tsx';
import type { Site, SitePage } from '../../source/site.ts';
import { getSite } from '../currentSite.ts';
import { preparePageDemos } from '../demos/preparePageDemos.ts';
import { findPage } from '../findPage.ts';
import { perSite } from '../perSite.ts';
import { addBase } from './addBase.ts';
import { describeBlocks } from './describeBlocks.ts';
import { describePage } from './describePage.tsx';
import { findBlockStyles } from './findBlockStyles.ts';
import { findNotFoundPage } from './notFoundPages.ts';

/** A page is asked for several times in a row, then not again. */
const MAX_KEPT_PAGES = 20;

/** The document, its loader and its data file ask for the same page. */
const getPrerendered = perSite(() => new Map<SitePage, Promise<PrerenderedPage>>());

/** A page with all its HTML; unknown addresses give the page that says so. */
export async function prerenderPage(pathname: string): Promise<PrerenderedPage> {
  const site = await getSite();
  const address = formatPageUrl(canonicalizePathname(pathname));
  const page = findPage(site, address) ?? findNotFoundPage(site, address);
  const prerendered = getPrerendered(site);
  const known = prerendered.get(page) ?? assemblePage(site, page);
  prerendered.set(page, known);
  known.catch(() => prerendered.delete(page));
  const [oldest] = prerendered.keys();
  if (prerendered.size > MAX_KEPT_PAGES && oldest !== undefined) prerendered.delete(oldest);
  return known;
}

async function assemblePage(site: Site, page: SitePage): Promise<PrerenderedPage> {
  const navigation = site.navigations.get(page.productId ?? '');
  const demos = await preparePageDemos(page);
  const blockStyles = await findBlockStyles(page.blocks);
  return {
    page: {
      ...describePage(site, page, navigation ?? []),
      blocks: await describeBlocks(site, page, demos),
      ...(demos.styles ? { demoStyles: demos.styles } : {}),
      fonts: demos.fonts,
      stylesheets: [...new Set([...blockStyles, ...demos.stylesheets])],
      lateStylesheets: [...page.frontMatter.fonts, ...demos.lateStylesheets],
    },
    navigationHtml: navigation
      ? addBase(renderToStaticMarkup(<SideNavigation items={navigation} active={page.canonical} />))
      : null,
    productsHtml: addBase(
      renderToStaticMarkup(<ProductList products={site.products} current={page.productId} />),
    ),
  };
}

import type { JSX } from 'react';
import { redirectDocument, useLocation, useNavigationType } from 'react-router';
import { AdSlot } from '../../ads/AdSlot.tsx';
import { prerenderPage } from '../../build/page/prerenderPage.tsx';
import { toPath } from '../../model/address.ts';
import { withoutHtml, type PageData } from '../../model/pageData.ts';
import { PageView } from '../../page/PageView.tsx';
import { Contents } from '../../shell/Contents.tsx';
import { Footer } from '../../shell/Footer.tsx';
import { findEmbedded } from '../embeddedComponents.ts';
import { loadPage } from '../loadPage.ts';
import { mayLoadDocument, PageError } from '../PageError.tsx';
import { useCurrentPage } from '../useCurrentPage.ts';
import type { Route } from './+types/page.ts';

/**
 * Runs while prerendering: what the document hydrates with, without the HTML it holds anyway. In dev with it,
 * so that React sees which parts of a page have changed.
 */
export async function loader({ request }: Route.LoaderArgs): Promise<PageData> {
  const { page } = await prerenderPage(toPath(new URL(request.url).pathname));
  return import.meta.env.DEV ? page : withoutHtml(page);
}

/** Runs on page changes. What cannot be shown by this tab's scripts becomes a full page load. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PageData> {
  const { pathname: address, search, hash } = new URL(request.url);
  const pathname = toPath(address);
  try {
    return await loadPage(pathname);
  } catch (error) {
    throw mayLoadDocument(window, pathname, error)
      ? redirectDocument(pathname + search + hash)
      : error;
  }
}

export { PageError as ErrorBoundary };

export default function PageRoute(): JSX.Element | null {
  const { page, product } = useCurrentPage();
  const { hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  if (!page) return null;
  return (
    <PageView
      page={page}
      product={product}
      findEmbedded={findEmbedded}
      ad={<AdSlot pageKey={page.pathname} enabled={page.ads} />}
      contents={
        page.layout === 'docs' ? <Contents key={page.pathname} headings={page.headings} /> : null
      }
      footer={<Footer />}
      fromTop={!isBack && hash === ''}
    />
  );
}

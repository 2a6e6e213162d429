import { useCallback, useEffect, useState, type JSX, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { SettingsMenu } from '../shell/SettingsMenu.tsx';
import { Shell } from '../shell/Shell.tsx';
import { getLoadedNavigation, loadNavigation } from './loadPage.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useDocsConfig } from '../ui/DocsConfig.tsx';
import { useContentUpdates } from './useContentUpdates.ts';
import { useCurrentPage, usePrerendered } from './useCurrentPage.ts';
import { useSiteAnalytics } from './siteAnalytics.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { useSiteOffline } from './siteOffline.ts';
import { useLinkNavigation } from './useLinkNavigation.ts';

/** Connects the shell with the router. */
export function SiteShell({ children }: { readonly children: ReactNode }): JSX.Element {
  const { page, product, address } = useCurrentPage();
  const url = page?.navigationUrl ?? null;
  const version = useContentUpdates(page);
  const html = useNavigationHtml(url, version);
  const load = useCallback(() => loadNavigation(url ?? ''), [url]);
  useLinkNavigation();
  useSiteAnalytics(page, address);
  useSiteOffline(page);
  useEffect(() => {
    // For tests and tools that must not click before anything listens.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <Shell
      productsHtml={usePrerendered()?.productsHtml}
      product={product}
      pathname={page?.canonical ?? '/'}
      navigation={url && page?.layout === 'docs' ? { html, version, load } : null}
      repositoryUrl={useDocsConfig().repositoryUrl}
      busy={useNavigation().state !== 'idle'}
      search={<SiteSearch productId={product?.id ?? null} />}
      settings={<SettingsMenu product={product} />}
    >
      {children}
      <RouteAnnouncer title={page?.documentTitle ?? ''} pathname={address} />
    </Shell>
  );
}

/** The side navigation's HTML: the document's own until it changes or the reader first leaves the product. */
function useNavigationHtml(url: string | null, version: number): string | undefined {
  const prerendered = usePrerendered();
  const [documentUrl, setDocumentUrl] = useState(url);
  if (prerendered) return prerendered.navigationHtml ?? undefined;
  if (url === documentUrl && version === 0) return undefined;
  if (documentUrl !== null) setDocumentUrl(null);
  return url === null ? undefined : getLoadedNavigation(url);
}

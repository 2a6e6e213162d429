import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/code.css';
import '../page/prose.css';
import interUrl from '@fonts/inter.woff2?url';
import monoUrl from '@fonts/jetbrains-mono.woff2?url';
import { createElement, type JSX, type ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BUILD_ID, SITE_URL } from '../ui/siteConfig.ts';
import { toAddress } from '../model/address.ts';
import type { PageData } from '../model/pageData.ts';
import { NETWORK_NOTE_ID, NETWORK_SCRIPT } from '../offline/start/networkScript.ts';
import { PAGE_SCRIPT } from '../page/pageScript.ts';
import { START_SCRIPT } from '../preferences/startScript.ts';
import { SEARCH_SCRIPT } from '../search/searchKeys.ts';
import { InlineScript } from '../ui/InlineScript.tsx';
import { accentStyle } from '../ui/logos.tsx';
import { TRUSTED_SCRIPT } from '../ui/trustedTypes.ts';
import { SiteError } from './PageError.tsx';
import { formatMeta } from './pageMeta.ts';
import { SiteProviders } from './SiteProviders.tsx';
import { ROOT_ID } from './siteRoot.ts';
import { SiteShell } from './SiteShell.tsx';
import { useCurrentPage } from './useCurrentPage.ts';
import { useDocumentHead } from './useDocumentHead.ts';

/**
 * What is around every page: the document while prerendering, nothing of it in the browser. There React owns one
 * element of the body only, because extensions and translators change the rest as they like.
 */
export const Layout = import.meta.env.SSR ? SiteDocument : SiteRoot;

function SiteRoot({ children }: { readonly children: ReactNode }): JSX.Element {
  useDocumentHead();
  return (
    <>
      {children}
      <ScrollRestoration />
    </>
  );
}

function SiteDocument({ children }: { readonly children: ReactNode }): JSX.Element {
  const { page, product } = useCurrentPage();
  return (
    <html
      lang={page?.language ?? 'en'}
      dir="ltr"
      style={{ ...(product && accentStyle(product)), ...originStyle() }}
    >
      <head>
        <meta charSet="utf-8" />
        <InlineScript text={`${TRUSTED_SCRIPT};${START_SCRIPT}`} />
        <FixedHead />
        {page && <PageHead page={page} />}
        <Links />
      </head>
      <body>
        <div id={ROOT_ID}>
          {children}
          <ScrollRestoration />
        </div>
        <p id={NETWORK_NOTE_ID} role="status" />
        <InlineScript text={`${PAGE_SCRIPT};${NETWORK_SCRIPT};${SEARCH_SCRIPT}`} />
        <Scripts />
      </body>
    </html>
  );
}

/** For links on paper, which has no address of its own. */
function originStyle(): Record<`--${string}`, string> {
  return { '--origin': JSON.stringify(new URL(SITE_URL).origin) };
}

function PageHead({ page }: { readonly page: PageData }): JSX.Element {
  return (
    <>
      <title>{page.documentTitle}</title>
      {formatMeta(page, SITE_URL).map(({ tag, attributes }) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </>
  );
}

export { SiteError as ErrorBoundary };

export default function Root(): JSX.Element {
  return (
    <SiteProviders>
      <SiteShell>
        <Outlet />
      </SiteShell>
    </SiteProviders>
  );
}

/** What is the same on all pages. */
function FixedHead(): JSX.Element {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={monoUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href={toAddress('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={toAddress('/icons/apple-touch-icon.png')} />
      <link rel="manifest" href={toAddress('/site.webmanifest')} />
      <link
        rel="search"
        href={toAddress('/opensearch.xml')}
        type="application/opensearchdescription+xml"
        title="Swatchbook"
      />
      <meta name="build" content={BUILD_ID} />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d0f13" media="(prefers-color-scheme: dark)" />
    </>
  );
}

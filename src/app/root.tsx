import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/code.css';
import '../page/prose.css';
import interUrl from '@fonts/inter.woff2?url';
import monoUrl from '@fonts/jetbrains-mono.woff2?url';
import type { JSX, ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BUILD_ID } from '../ui/siteConfig.ts';
import { findFirstScreenEnd } from '../page/firstScreen.ts';
import { PAGE_SCRIPT } from '../page/pageScript.ts';
import { START_SCRIPT } from '../preferences/startScript.ts';
import { SEARCH_SCRIPT } from '../search/searchKeys.ts';
import { InlineScript } from '../ui/InlineScript.tsx';
import { accentStyle } from '../ui/logos.tsx';
import { SiteProviders } from './SiteProviders.tsx';
import { SiteShell } from './SiteShell.tsx';
import { useCurrentPage } from './useCurrentPage.ts';

/** The document around every page. Its attributes are the start script's, hence the suppression. */
export function Layout({ children }: { readonly children: ReactNode }): JSX.Element {
  const { page, product } = useCurrentPage();
  return (
    <html
      lang={page?.language ?? 'en'}
      dir="ltr"
      style={product ? accentStyle(product) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <InlineScript text={import.meta.env.SSR ? START_SCRIPT : ''} />
        {import.meta.env.SSR && page && (
          <link rel="expect" href={`#${findFirstScreenEnd(page.blocks)}`} blocking="render" />
        )}
        {import.meta.env.SSR && <FixedHead />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <InlineScript text={import.meta.env.SSR ? `${PAGE_SCRIPT};${SEARCH_SCRIPT}` : ''} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root(): JSX.Element {
  return (
    <SiteProviders>
      <SiteShell>
        <Outlet />
      </SiteShell>
    </SiteProviders>
  );
}

/** What is the same on all pages. Hydration passes over it, so the browser's bundle need not hold it again. */
function FixedHead(): JSX.Element {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={monoUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link
        rel="search"
        href="/opensearch.xml"
        type="application/opensearchdescription+xml"
        title="Swatchbook"
      />
      <meta name="build" content={BUILD_ID} />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d0f13" media="(prefers-color-scheme: dark)" />
    </>
  );
}

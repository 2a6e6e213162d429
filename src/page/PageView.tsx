import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type JSX,
  type ReactNode,
} from 'react';
import { preload } from 'react-dom';
import { toAddress } from '../model/address.ts';
import type { EmbedProps } from '../model/page.ts';
import type { BlockData, PageData, PageProduct } from '../model/pageData.ts';
import { rememberPage } from '../preferences/recentPages.ts';
import { definePart, LoadedPart, type Part } from '../ui/LoadedPart.tsx';
import { StaticHtml } from '../ui/StaticHtml.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { notifyPageChange } from './notifyPageChange.ts';
import { takeFirstScreen } from './firstScreen.ts';
import styles from './PageView.module.css';

/** Only pages with demos load the code around them. */
const demoPart = definePart(async () => (await import('./componentParts.ts')).DemoView);

// The router renders once more in dev, when it has removed the first styles, and React would throw away
// demos whose code it still waits for.
if (import.meta.env.DEV) demoPart.View = await demoPart.load();

/** The component that a page embeds under a name. */
export type FindEmbedded = (name: string) => Part<EmbedProps>;

interface PageViewProps {
  readonly page: PageData;
  readonly product: Pick<PageProduct, 'name' | 'home' | 'unmaintained'> | null;
  /** Components that blocks may embed, by name. */
  readonly findEmbedded: FindEmbedded;
  /** The contents list, beside the text. */
  readonly contents: ReactNode;
  /** The ad slot, below the description. */
  readonly ad?: ReactNode;
  readonly footer: ReactNode;
  /** Whether the reader comes to the page's top, so that what is below may follow a moment later. */
  readonly fromTop: boolean;
}

/** A page: header, blocks in order, and what follows them. */
export function PageView({
  page,
  product,
  findEmbedded,
  contents,
  ad,
  footer,
  fromTop,
}: PageViewProps): JSX.Element {
  const isWhole = useWhole(page.pathname, fromTop);
  const blocks = isWhole ? page.blocks : takeFirstScreen(page.blocks, window.innerHeight);
  useClientLayoutEffect(() => notifyPageChange(), [page.pathname, isWhole]);
  useEffect(() => {
    if (product && !page.missing)
      rememberPage({ address: toAddress(page.pathname), title: page.title });
  }, [product, page]);
  return (
    <div className={styles.page} data-layout={page.layout}>
      <main id="_main" className={styles.main} tabIndex={-1} data-behind-drawer>
        {/* What was taken out of one page is back on the next. */}
        <article key={page.pathname} className={styles.article}>
          <PageHeader page={page} product={product} />
          {ad}
          <DemoStyles page={page} />
          {/* A demo stays itself when the text above it becomes more or less, as it does in dev. */}
          {blocks.map((block, index) => (
            <BlockView
              key={block.kind === 'demo' ? block.name : index}
              name={`block ${index}`}
              block={block}
              page={page}
              findEmbedded={findEmbedded}
            />
          ))}
        </article>
        {isWhole && (
          <>
            <PageFooter page={page} />
            {footer}
          </>
        )}
      </main>
      {contents}
    </div>
  );
}

/** Whether all of a page is rendered: at once when it came as a document, else after its first paint. */
function useWhole(pathname: string, fromTop: boolean): boolean {
  const [wholePage, setWholePage] = useState(pathname);
  useEffect(() => {
    // An effect may still come before the paint; the frame after it does not.
    const frame = requestAnimationFrame(() => startTransition(() => setWholePage(pathname)));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return !fromTop || wholePage === pathname;
}

/**
 * What the page's demos need before their code has loaded. React waits for the stylesheets, and takes
 * a style element that the document already holds as it is.
 */
function DemoStyles({ page }: { readonly page: PageData }): JSX.Element {
  return (
    <>
      <FontPreloads hrefs={page.fonts} />
      {page.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="demo" crossOrigin="anonymous" />
      ))}
      {page.blocks.some((block) => block.kind === 'demo') && (
        <style href={`demo-styles${page.pathname}`} precedence="demo">
          {page.demoStyles ?? ''}
        </style>
      )}
    </>
  );
}

/** In a document they follow the stylesheets, which are needed first; later each is requested once. */
function FontPreloads({ hrefs }: { readonly hrefs: readonly string[] }): JSX.Element[] | null {
  const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
  if (import.meta.env.SSR) {
    return hrefs.map((href) => <link key={href} rel="preload" href={href} {...font} />);
  }
  for (const href of hrefs) preload(href, font);
  return null;
}

const useClientLayoutEffect: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Only API pages load what makes their rows filterable; other pages when a reader opens a list of props. */
function addBehavior(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  const gone = new AbortController();
  const load = async (): Promise<void> => {
    const { addApiBehavior } = await import('../api/addApiBehavior.ts');
    if (!gone.signal.aborted) addApiBehavior(root, gone.signal);
  };
  if (root.querySelector('.tools, details[open]')) void load();
  // `toggle` does not bubble, hence the capture phase.
  else root.addEventListener('toggle', load, { once: true, capture: true, signal: gone.signal });
  return () => gone.abort();
}

interface BlockViewProps {
  readonly name: string;
  readonly block: BlockData;
  readonly page: PageData;
  readonly findEmbedded: FindEmbedded;
}

function BlockView({ name, block, page, findEmbedded }: BlockViewProps): JSX.Element {
  switch (block.kind) {
    case 'html':
      return (
        <StaticHtml
          name={name}
          className={block.prose === false ? '' : 'prose'}
          html={block.html}
        />
      );
    case 'api':
      return <StaticHtml name={name} ref={addBehavior} className="prose api" html={block.html} />;
    case 'demo':
      return (
        <LoadedPart
          part={demoPart}
          props={{ demo: block, page }}
          name={`demo ${block.name}`}
          html={block.renditions[0].html}
        />
      );
    case 'component':
      return (
        <div data-kept={name}>
          <LoadedPart
            part={findEmbedded(block.name)}
            props={block.props}
            name={name}
            html={undefined}
          />
        </div>
      );
  }
}

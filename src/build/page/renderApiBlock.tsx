import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiIndex } from '../../api/ApiIndex.tsx';
import { ApiPanel, listRows } from '../../api/ApiPanel.tsx';
import { ApiReferenceView } from '../../api/ApiReferenceView.tsx';
import { ApiTabs } from '../../api/ApiTabs.tsx';
import { ApiTools } from '../../api/ApiTools.tsx';
import { DeprecationList } from '../../api/DeprecationList.tsx';
import { PanelRow } from '../../api/PanelRow.tsx';
import { UsedPropsLine } from '../../api/UsedPropsLine.tsx';
import type { ApiBlock, ApiReference, PagePropsData } from '../../model/apiPage.ts';
import type { BlockData } from '../../model/pageData.ts';
import { createDocLinkResolver } from '../../source/apiPages/resolveDocLink.ts';
import { highlightCode } from '../../source/highlight/highlightCode.ts';
import type { Site, SitePage } from '../../source/site.ts';
import { perSite } from '../perSite.ts';
import { addBase } from './addBase.ts';

/** The module whose stylesheet draws what pages about components show. */
export const COMPONENT_PARTS = 'src/page/componentParts.ts';

/** The modules whose stylesheets draw a block. */
export function findApiStyles({ view }: ApiBlock): string[] {
  if (view === 'facts') return [];
  const isReference = view === 'page' || view === 'tab' || view === 'index';
  return [isReference ? 'src/api/addApiBehavior.ts' : COMPONENT_PARTS];
}

/** Renders the packages' API to HTML that React does not own, as cheap as prose. */
export function renderApiBlock(block: ApiBlock, pathname: string, site: Site): BlockData {
  if (block.view === 'facts') return { kind: 'html', html: addBase(block.text.html) };
  const html = renderHtml(renderView(block, pathname), site);
  return { kind: ACTIVE.has(block.view) ? 'api' : 'html', html };
}

/** Renders the props of a page's components for readers who ask for them. */
export function renderPageProps(page: SitePage, site: Site): PagePropsData {
  const references = page.blocks.flatMap((block) =>
    block.kind === 'api' && block.view === 'panel' ? block.references : [],
  );
  return references.map((reference) => ({
    name: reference.doc.name,
    rows: listRows(reference.doc).map((prop) => ({
      anchor: prop.anchor,
      deprecated: prop.deprecation !== null,
      html: renderHtml(<PanelRow prop={prop} reference={reference} />, site),
    })),
  }));
}

function renderHtml(node: ReactNode, site: Site): string {
  const resolveLink = getLinkResolver(site);
  return addBase(
    renderToStaticMarkup(node).replace(
      /<a href="([^"#][^"]*)"/g,
      (_, url: string) => `<a href="${resolveLink(url)}"`,
    ),
  );
}

/** Views that `addApiBehavior` does something for. */
const ACTIVE: ReadonlySet<ApiBlock['view']> = new Set(['page', 'tab', 'panel']);

const getLinkResolver = perSite(({ pages }) => createDocLinkResolver(pages));

function renderView(block: Exclude<ApiBlock, { view: 'facts' }>, pathname: string): ReactNode {
  switch (block.view) {
    case 'page':
      return <ApiReferenceView {...describe(block.reference)} isTab={false} tools={<ApiTools />} />;
    case 'tab':
      return (
        <>
          <ApiTools />
          {block.references.map((reference) => (
            <ApiReferenceView key={reference.doc.slug} {...describe(reference)} isTab />
          ))}
        </>
      );
    case 'panel':
      return <ApiPanel references={block.references} />;
    case 'usedProps':
      return <UsedPropsLine used={block.used} />;
    case 'index':
      return <ApiIndex lists={block.lists} />;
    case 'deprecations':
      return <DeprecationList apis={block.apis} />;
    case 'tabs':
      return <ApiTabs tabs={block.tabs} pathname={pathname} />;
  }
}

function describe(reference: ApiReference): { reference: ApiReference; importHtml: string } {
  const code = reference.doc.imports.join('\n');
  return { reference, importHtml: highlightCode(code, 'tsx') };
}

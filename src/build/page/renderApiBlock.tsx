import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiIndex } from '../../api/ApiIndex.tsx';
import { ApiPanel } from '../../api/ApiPanel.tsx';
import { ApiReferenceView } from '../../api/ApiReferenceView.tsx';
import { ApiTabs } from '../../api/ApiTabs.tsx';
import { ApiTools } from '../../api/ApiTools.tsx';
import { DeprecationList } from '../../api/DeprecationList.tsx';
import { UsedPropsLine } from '../../api/UsedPropsLine.tsx';
import type { ApiBlock, ApiReference } from '../../model/apiPage.ts';
import type { BlockData } from '../../model/pageData.ts';
import { createDocLinkResolver } from '../../source/apiPages/resolveDocLink.ts';
import { highlightCode } from '../../source/highlight/highlightCode.ts';
import type { Site } from '../../source/site.ts';
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
  const resolveLink = getLinkResolver(site);
  const render = (node: ReactNode): string =>
    addBase(
      renderToStaticMarkup(node).replace(
        /<a href="([^"#][^"]*)"/g,
        (_, url: string) => `<a href="${resolveLink(url)}"`,
      ),
    );
  const html = render(renderView(block, pathname));
  if (block.view === 'panel') {
    const foldedHtml = render(<ApiPanel references={block.references} folded={false} />);
    return { kind: 'api', html, foldedHtml };
  }
  return { kind: FILTERED.has(block.view) ? 'api' : 'html', html };
}

/** Views with rows to filter. */
const FILTERED: ReadonlySet<ApiBlock['view']> = new Set(['page', 'tab']);

const getLinkResolver = perSite(({ pages }) => createDocLinkResolver(pages));

function renderView(block: Exclude<ApiBlock, { view: 'facts' }>, pathname: string): ReactNode {
  switch (block.view) {
    case 'page':
      return (
        <>
          <ApiTools />
          <ApiReferenceView {...describe(block.reference)} isTab={false} />
        </>
      );
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
      return <ApiPanel references={block.references} folded />;
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

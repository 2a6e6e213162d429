import { PLAYGROUND_COMPONENT } from '../../model/embeddedComponents.ts';
import type { Block } from '../../model/page.ts';
import type { BlockData } from '../../model/pageData.ts';
import type { Site, SitePage } from '../../source/site.ts';
import type { PageDemos } from '../demos/preparePageDemos.ts';
import { addBase } from './addBase.ts';
import { deriveProps } from './deriveProps.ts';
import { renderApiBlock } from './renderApiBlock.tsx';
import { renderStaticComponent } from './renderStaticComponent.tsx';

/** The blocks of a page as the browser gets them. */
export function describeBlocks(site: Site, page: SitePage, demos: PageDemos): Promise<BlockData[]> {
  return Promise.all(page.blocks.map((block) => describeBlock(block, { site, page, demos })));
}

interface BlockContext {
  readonly site: Site;
  readonly page: SitePage;
  readonly demos: PageDemos;
}

async function describeBlock(
  block: Block,
  { site, page, demos }: BlockContext,
): Promise<BlockData> {
  if (block.kind === 'api') return renderApiBlock(block, page.pathname, site);
  if (block.kind === 'component') {
    const html = renderStaticComponent(block.name);
    if (html !== null) return { kind: 'html', html };
    return { ...block, props: { ...block.props, ...(await deriveProps(block.name, site)) } };
  }
  if (block.kind === 'html') return { ...block, html: addBase(block.html) };
  if (block.kind === 'playground') {
    const { component } = block.playground;
    const props = { component, pathname: page.pathname };
    return { kind: 'component', name: PLAYGROUND_COMPONENT, props };
  }
  const data = demos.demos.get(block.demo.name);
  if (!data) throw new Error(`The demo ${block.demo.name} was not rendered.`);
  return data;
}

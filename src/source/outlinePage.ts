import type { Block } from '../model/page.ts';
import { createKeeper } from './createKeeper.ts';
import type { SitePage } from './site.ts';

const keepOutline = createKeeper();

/**
 * What other pages may know of a page, as a text to compare: its address and front matter, the components it embeds,
 * and what its demos use. Steps that look at all pages look at nothing else of them.
 */
export function outlinePage(page: SitePage): string {
  const { pathname, file, canonical, language, productId, frontMatter, blocks } = page;
  return keepOutline(page, [], () =>
    JSON.stringify([
      [pathname, file, canonical, language, productId, frontMatter],
      blocks.flatMap((block) => outlineBlock(block) ?? []),
    ]),
  );
}

function outlineBlock(block: Block): unknown {
  if (block.kind === 'component') return block;
  if (block.kind !== 'demo') return undefined;
  const { name, renditions } = block.demo;
  return [name, renditions.map(({ usedProps, dependencies }) => [usedProps, dependencies])];
}

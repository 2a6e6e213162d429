import type { Block, Heading } from '../../model/page.ts';
import type { WrittenPage } from './joinApi.ts';

/** Puts a block that is made from the packages in the place of another, its headings among the page's. */
export function insertGenerated<Written extends WrittenPage>(
  page: Written,
  index: number,
  block: Block,
  headings: readonly Heading[],
): Written {
  const above = page.blocks.slice(0, index);
  const isAbove = ({ id }: Heading): boolean =>
    above.some((each) => htmlOf(each).includes(` id="${id}"`));
  return {
    ...page,
    headings: [
      ...page.headings.filter(isAbove),
      ...headings,
      ...page.headings.filter((heading) => !isAbove(heading)),
    ],
    anchors: [...page.anchors, ...headings.map(({ id }) => id)],
    blocks: page.blocks.with(index, block),
  };
}

function htmlOf(block: Block): string {
  if (block.kind === 'html') return block.html;
  return block.kind === 'api' && block.view === 'facts' ? block.text.html : '';
}

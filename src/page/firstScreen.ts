import type { BlockData } from '../model/pageData.ts';

/** App bar, title, description and ad. */
const HEADER_HEIGHT = 450;
/** A demo with its toolbar and a short preview of its code. */
const DEMO_HEIGHT = 400;
/** Text is at least so high for every character of its HTML; code, with its many tags, is the lowest. */
const CHARACTER_HEIGHT = 0.15;

/** The blocks that fill a window, one at least. */
export function takeFirstScreen(
  blocks: readonly BlockData[],
  windowHeight: number,
): readonly BlockData[] {
  let height = HEADER_HEIGHT;
  const end = blocks.findIndex((block, index) => {
    const isBelow = index > 0 && height >= windowHeight;
    height += estimateHeight(block);
    return isBelow;
  });
  return end < 0 ? blocks : blocks.slice(0, end);
}

function estimateHeight(block: BlockData): number {
  switch (block.kind) {
    case 'demo':
      return DEMO_HEIGHT;
    case 'html':
    case 'api':
      return (block.html?.length ?? 0) * CHARACTER_HEIGHT;
    case 'component':
      return 0;
  }
}

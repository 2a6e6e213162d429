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

/** Of the windows most readers have, in px. */
const SCREEN_HEIGHT = 900;

/**
 * The id of the first element below the first screen, or of the footer where all text fits in. A document
 * that is not painted before it is read so far shows its first screen in one go, and lays it out once.
 */
export function findFirstScreenEnd(blocks: readonly BlockData[]): string {
  let height = HEADER_HEIGHT;
  for (const block of blocks) {
    const id = findId(block, SCREEN_HEIGHT - height);
    if (id !== undefined) return id;
    height += estimateHeight(block);
  }
  return '_footer';
}

/** The first id in a block that is so far below the block's top. */
function findId(block: BlockData, distance: number): string | undefined {
  switch (block.kind) {
    case 'demo':
      return distance > 0 ? undefined : block.name;
    case 'html':
    case 'api': {
      const start = Math.max(0, Math.round(distance / CHARACTER_HEIGHT));
      return / id="([^"]+)"/.exec((block.html ?? '').slice(start))?.[1];
    }
    case 'component':
      return undefined;
  }
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

import type { BlockData } from '../model/pageData.ts';

/** About as high as a demo with its text, and as what stands above the first one. */
const DEMO_HEIGHT = 500;

/** The blocks that fill a window: up to the demo that is surely below it. */
export function takeFirstScreen(
  blocks: readonly BlockData[],
  windowHeight: number,
): readonly BlockData[] {
  const demos = blocks.flatMap(({ kind }, index) => (kind === 'demo' ? [index] : []));
  return blocks.slice(0, demos[Math.max(1, Math.ceil(windowHeight / DEMO_HEIGHT) - 1)]);
}

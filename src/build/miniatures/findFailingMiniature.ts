import { products } from '../../../content/products.ts';
import { renderDemo } from '../../demo/render/renderDemos.tsx';
import { formatMiniatureFile } from '../../model/miniature.ts';
import type { Problem } from '../../model/problem.ts';
import { describeDemoError } from '../demos/describeDemoError.ts';
import { loadMiniature } from './loadMiniature.ts';

/** Loads and renders the miniature of a page, and says whether it throws. */
export async function findFailingMiniature(pathname: string): Promise<Problem[]> {
  try {
    renderDemo(await loadMiniature(pathname, products));
    return [];
  } catch (error) {
    return [describeDemoError(formatMiniatureFile(pathname), error)];
  }
}

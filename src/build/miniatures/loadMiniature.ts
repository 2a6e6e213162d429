import { loadDemoProvider } from '../../demo/runtime/demoProvider.ts';
import type { RenderableDemo } from '../../demo/render/renderDemos.tsx';
import type { DemoTheme } from '../../demo/themes/demoTheme.ts';
import { formatMiniatureFile } from '../../model/miniature.ts';
import type { BaseLibrary, Product } from '../../model/product.ts';
import { resolveRoute } from '../../model/route.ts';
import { loadDemoModule } from '../demos/loadDemoModule.ts';

/** Components without a look of their own are drawn in the colors of the site. */
const THEMES = { material: 'material', joy: 'joy', base: 'none' } as const satisfies Record<
  BaseLibrary,
  DemoTheme
>;

/** The theme that the miniature of a page is drawn with. */
export function findMiniatureTheme(pathname: string, products: readonly Product[]): DemoTheme {
  const { productId } = resolveRoute(pathname, products);
  const library = products.find(({ id }) => id === productId)?.baseLibrary;
  return THEMES[library ?? 'material'];
}

/** What the styles and ids of a page's miniature are named by. */
export function nameMiniature(pathname: string): string {
  return pathname.replaceAll('/', '_');
}

/** Loads what the miniature of a page is rendered with. */
export async function loadMiniature(
  pathname: string,
  products: readonly Product[],
): Promise<RenderableDemo> {
  const [Demo, Provider] = await Promise.all([
    loadDemoModule(formatMiniatureFile(pathname)),
    loadDemoProvider(findMiniatureTheme(pathname, products)),
  ]);
  return { name: nameMiniature(pathname), styling: null, Demo, Provider };
}

import { loadDemoProvider } from '../../demo/runtime/demoProvider.ts';
import { renderDemos, type RenderableDemo } from '../../demo/render/renderDemos.tsx';
import type { DemoTheme } from '../../demo/themes/demoTheme.ts';
import { formatMiniatureFile, type MiniatureSheet } from '../../model/miniature.ts';
import type { BaseLibrary } from '../../model/product.ts';
import { resolveRoute } from '../../model/route.ts';
import type { Site } from '../../source/site.ts';
import { findThemeStylesheets } from '../demos/findDemoStylesheets.ts';
import { loadDemoModule } from '../demos/loadDemoModule.ts';
import { listSheetPages } from './listSheets.ts';
import { stripBehavior } from './stripBehavior.ts';

const FONTS = {
  material: ['400 1em Roboto', '500 1em Roboto'],
  joy: ['1em Inter'],
  none: [],
} as const satisfies Record<DemoTheme, readonly string[]>;

/** Components without a look of their own are drawn in the colors of the site. */
const THEMES = { material: 'material', joy: 'joy', base: 'none' } as const satisfies Record<
  BaseLibrary,
  DemoTheme
>;

/** Renders the miniatures of a sheet, with the styles that they need. */
export async function renderSheet(name: string, site: Site): Promise<MiniatureSheet> {
  const pathnames = listSheetPages(name, site);
  const themes = pathnames.map((pathname) => findTheme(pathname, site));
  const demos = await Promise.all(
    pathnames.map(async (pathname, index): Promise<RenderableDemo> => {
      const [Demo, Provider] = await Promise.all([
        loadDemoModule(formatMiniatureFile(pathname)),
        loadDemoProvider(themes[index] ?? 'none'),
      ]);
      return { name: pathname.replaceAll('/', '_'), styling: null, Demo, Provider };
    }),
  );
  const { html, styles } = renderDemos(demos);
  const used = [...new Set(themes)];
  return {
    html: Object.fromEntries(
      pathnames.map((pathname, index) => [pathname, stripBehavior(html[index] ?? '')]),
    ),
    styles,
    stylesheets: used.flatMap(findThemeStylesheets),
    fonts: used.flatMap((theme) => FONTS[theme]),
  };
}

function findTheme(pathname: string, { products }: Site): DemoTheme {
  const { productId } = resolveRoute(pathname, products);
  const library = products.find(({ id }) => id === productId)?.baseLibrary;
  return THEMES[library ?? 'material'];
}

import { joinDemos, renderDemo } from '../../demo/render/renderDemos.tsx';
import type { DemoTheme } from '../../demo/themes/demoTheme.ts';
import { formatMiniatureFile, type MiniatureSheet } from '../../model/miniature.ts';
import type { Site } from '../../source/site.ts';
import { findThemeStylesheets } from '../demos/findDemoStylesheets.ts';
import { renderOrDescribe } from '../demos/renderOrDescribe.ts';
import { listSheetPages } from './listSheets.ts';
import { findMiniatureTheme, loadMiniature, nameMiniature } from './loadMiniature.ts';
import { stripBehavior } from './stripBehavior.ts';

const FONTS = {
  material: ['400 1em Roboto', '500 1em Roboto'],
  joy: ['1em Inter'],
  none: [],
} as const satisfies Record<DemoTheme, readonly string[]>;

/** Renders the miniatures of a sheet, with the styles that they need. */
export async function renderSheet(name: string, site: Site): Promise<MiniatureSheet> {
  const pathnames = listSheetPages(name, site);
  const { products } = site;
  const rendered = await Promise.all(
    pathnames.map((pathname) =>
      renderOrDescribe({
        name: nameMiniature(pathname),
        styling: null,
        module: formatMiniatureFile(pathname),
        render: async () => renderDemo(await loadMiniature(pathname, products)),
      }),
    ),
  );
  const { html, styles } = joinDemos(rendered);
  const used = [...new Set(pathnames.map((pathname) => findMiniatureTheme(pathname, products)))];
  return {
    html: Object.fromEntries(
      pathnames.map((pathname, index) => [pathname, stripBehavior(html[index] ?? '')]),
    ),
    styles,
    stylesheets: used.flatMap(findThemeStylesheets),
    fonts: used.flatMap((theme) => FONTS[theme]),
  };
}

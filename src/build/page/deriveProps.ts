import type { EmbedProps } from '../../model/page.ts';
import type { Site } from '../../source/site.ts';
import { getIconFiles } from '../icons/iconFiles.ts';
import { getErrorCodes } from './errorCodes.ts';

const DERIVED: Readonly<Record<string, (site: Site) => EmbedProps | Promise<EmbedProps>>> = {
  // Other pages render without the library that these two ask.
  ColorTool: async () => (await import('../../demo/colorTool/colorProps.ts')).createToolProps(),
  HueSwatches: async () => (await import('../../demo/colorTool/colorProps.ts')).createHueProps(),
  MaterialIcons: async (site) => {
    const { namesUrl, piecesUrl, count, first } = await getIconFiles(site);
    return { namesUrl, piecesUrl, count, first: JSON.stringify(first) };
  },
  ProductionError: (site) =>
    Object.fromEntries(
      getErrorCodes(site).map((each) => [each.code, each.kind === 'thrown' ? each.message : false]),
    ),
};

/** Props of an embedded component that no author could write, because they follow from the packages. */
export async function deriveProps(name: string, site: Site): Promise<EmbedProps> {
  return (await DERIVED[name]?.(site)) ?? {};
}

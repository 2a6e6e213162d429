import type { EmbedProps } from '../../model/page.ts';
import { readShade } from '../themes/studioColors.ts';
import { DEFAULT_STUDIO_THEME } from '../themes/studioTheme.ts';
import { describeColors } from './describeColors.ts';
import { formatHueProps } from './shades.ts';

/** All hues, as props of an embedded component: browsers need not load a library for them. */
export function createHueProps(): EmbedProps {
  return formatHueProps(readShade);
}

/** What the color tool shows as long as nothing is chosen. */
export function createToolProps(): EmbedProps {
  return { ...createHueProps(), facts: JSON.stringify(describeColors(DEFAULT_STUDIO_THEME)) };
}

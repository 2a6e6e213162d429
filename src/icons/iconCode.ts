import { formatExportName, unpackShape, type IconStyle } from '../model/iconFiles.ts';

/** Colors of the theme that an icon takes by name; the first is its default. */
export const ICON_COLORS = [
  'inherit',
  'primary',
  'secondary',
  'success',
  'error',
  'warning',
  'info',
  'action',
  'disabled',
] as const;
export type IconColor = (typeof ICON_COLORS)[number];

/** Sizes of an icon by name with their pixels; the second is the default. */
export const ICON_SIZES = { small: 20, medium: 24, large: 35 } as const;
export type IconSize = keyof typeof ICON_SIZES;

/** How an icon is to be shown. */
export interface IconLook {
  readonly color: IconColor;
  readonly size: IconSize;
}

export const DEFAULT_LOOK: IconLook = { color: 'inherit', size: 'medium' };

/** The line that imports an icon. */
export function formatImport(name: string, style: IconStyle): string {
  const exported = formatExportName(name, style);
  return `import ${exported}Icon from '@mui/icons-material/${exported}';`;
}

/** The JSX that shows an icon; defaults are not written. */
export function formatJsx(name: string, style: IconStyle, { color, size }: IconLook): string {
  const props = [
    ...(color === DEFAULT_LOOK.color ? [] : [`color="${color}"`]),
    ...(size === DEFAULT_LOOK.size ? [] : [`fontSize="${size}"`]),
  ];
  return `<${[`${formatExportName(name, style)}Icon`, ...props].join(' ')} />`;
}

/** An icon as a file of its own. */
export function formatSvg(shape: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${unpackShape(shape)}</svg>`;
}

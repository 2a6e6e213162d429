/** Sizes of the square icons, in px. */
export const ICONS = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icons/apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const;

/** Same as `--color-surface` of the light mode. */
const SURFACE_COLOR = '#ffffff';

/** Pictures of the site that browsers show before they install it, by their names in `docs`. */
export const SCREENSHOTS = [
  { source: 'screenshot.png', form: 'wide', label: 'A component page with its demos' },
  { source: 'screenshot-phone.png', form: 'narrow', label: 'The same page on a phone' },
] as const;

/** A picture as the manifest lists it. */
export interface Screenshot {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly form: (typeof SCREENSHOTS)[number]['form'];
  readonly label: string;
}

/** What lets browsers install the site as an app. */
export function formatWebManifest(base: string, screenshots: readonly Screenshot[]): string {
  const manifest = {
    id: `${base}/`,
    name: 'Swatchbook',
    short_name: 'Swatchbook',
    description: 'Documentation of React component libraries, with or without a network.',
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: SURFACE_COLOR,
    theme_color: SURFACE_COLOR,
    categories: ['developer', 'education'],
    icons: [
      { src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.filter(({ purpose }) => purpose !== 'apple').map(({ file, size, purpose }) => ({
        src: `${base}/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    screenshots: screenshots.map(({ url, width, height, form, label }) => ({
      src: base + url,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: form,
      label,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

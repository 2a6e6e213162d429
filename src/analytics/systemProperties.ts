import type { UserProperties } from './events.ts';

type SystemProperties = Pick<UserProperties, 'colorSchemeOS' | 'devicePixelRatio'>;

/** What a browser reports about its screen. */
export interface ScreenWindow {
  readonly devicePixelRatio: number;
  matchMedia(
    query: string,
  ): Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
}

/** Reports the system's color scheme and pixel ratio, now and whenever they change; the returned function stops it. */
export function watchSystemProperties(
  browser: ScreenWindow,
  onChange: (properties: SystemProperties) => void,
): () => void {
  const dark = browser.matchMedia('(prefers-color-scheme: dark)');
  let resolution = watchResolution();

  function tell(): void {
    onChange({
      colorSchemeOS: dark.matches ? 'dark' : 'light',
      devicePixelRatio: Math.round(browser.devicePixelRatio * 10) / 10,
    });
  }
  // A resolution query notices only that its own value was left, so each change needs a new one.
  function watchResolution() {
    const query = browser.matchMedia(`(resolution: ${browser.devicePixelRatio}dppx)`);
    query.addEventListener('change', hearResolution);
    return query;
  }
  function hearResolution(): void {
    resolution.removeEventListener('change', hearResolution);
    resolution = watchResolution();
    tell();
  }

  dark.addEventListener('change', tell);
  tell();
  return () => {
    dark.removeEventListener('change', tell);
    resolution.removeEventListener('change', hearResolution);
  };
}

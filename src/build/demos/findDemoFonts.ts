import roboto400 from '@fonts/roboto-400.woff2?url';
import roboto500 from '@fonts/roboto-500.woff2?url';
import roboto700 from '@fonts/roboto-700.woff2?url';

const ROBOTO: Readonly<Record<string, string>> = {
  400: roboto400,
  500: roboto500,
  700: roboto700,
};

/**
 * The fonts that prerendered demos are set in. A font that comes after the first paint moves what is
 * painted, unless the document has asked for it from the start.
 */
export function findDemoFonts(styles: string): readonly string[] {
  const weights = [
    ...styles.matchAll(/font-family:(?:var\(--demo-font\)|"Roboto")[^;]*;font-weight:(\d+)/g),
  ];
  return [...new Set(weights.map(([, weight = '']) => weight))]
    .sort()
    .flatMap((weight) => ROBOTO[weight] ?? []);
}

/** Which library's theme a demo is shown in. */
export type DemoTheme = 'material' | 'joy' | 'none';

const MATERIAL = /^@mui\/(material|lab|icons-material|x-.*)$|^@toolpad\//;

/** Chosen by what the demo imports: Joy demos get the Joy theme, Material and X demos Material's. */
export function resolveDemoTheme(packages: readonly string[], isolated: boolean): DemoTheme {
  if (isolated) return 'none';
  if (packages.includes('@mui/joy')) return 'joy';
  return packages.some((name) => MATERIAL.test(name)) ? 'material' : 'none';
}

/** Ways the unstyled library's demos are styled; also the file names inside a demo's folder. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;
export type Styling = (typeof STYLINGS)[number];

/** What readers call each styling. */
export const STYLING_NAMES = {
  system: 'MUI System',
  tailwind: 'Tailwind CSS',
  css: 'Plain CSS',
} as const satisfies Record<Styling, string>;

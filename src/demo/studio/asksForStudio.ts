/** Whether an address opens the theme studio: `?theme=studio`, or with a theme, `?theme.primary=…`. Other values of `theme` are a page's own. */
export function asksForStudio(search: string): boolean {
  return /[?&]theme(?:\.|=studio(?:&|$))/.test(search);
}

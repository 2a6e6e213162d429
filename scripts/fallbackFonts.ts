import { canInstall, installPackages, refreshPackages, type Machine } from './machine.ts';

/** What the fallbacks of `src/ui/fonts.css` are made of, by fonts that have the same metrics. */
const FAMILIES = {
  sans: ['Arial', 'Liberation Sans', 'Helvetica'],
  mono: ['Courier New', 'Liberation Mono'],
};

/** Debian's package of such fonts; a browser alone does not bring it. */
const PACKAGE = 'fonts-liberation';

/** Installs the fonts that text is set in before those of the site are there, or says why tests may miss them. */
export function prepareFallbackFonts(machine: Machine): string[] {
  if (areThere(machine)) return [];
  if (canInstall(machine)) {
    refreshPackages(machine);
    installPackages(machine, [PACKAGE]);
    if (areThere(machine)) return [];
  }
  return [
    `There seems to be no font like ${FAMILIES.sans[0]} and ${FAMILIES.mono[0]}: text may move when fonts arrive. ${PACKAGE} brings some.`,
  ];
}

function areThere({ execute }: Machine): boolean {
  const isThere = (family: string): boolean => execute('fc-list', ['--quiet', family]);
  return Object.values(FAMILIES).every((families) => families.some(isThere));
}

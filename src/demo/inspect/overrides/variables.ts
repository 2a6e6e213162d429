/** A CSS variable and what it is worth on an element. */
export interface Variable {
  readonly name: string;
  /** Empty where nothing sets it and its fallback counts. */
  readonly value: string;
}

/** The custom properties that styles set or read, each once. */
export function listVariableNames(styles: string): string[] {
  return [...new Set(styles.match(/--[A-Za-z_][\w-]*/g))];
}

/** `--Button-gap`, `--variant-containedBg`, `--mui-palette-primary-main`; others are the libraries' or this site's own. */
const OVERRIDABLE = /^--(?:[A-Z]\w*-|variant-|mui-|joy-)/;

/** Whether a variable is meant to be set by those who use a component. */
export function isOverridable(name: string): boolean {
  return OVERRIDABLE.test(name);
}

/** The component's own variables first, then others of components, then the theme's. */
export function sortVariables(variables: readonly Variable[], component: string): Variable[] {
  const rank = ({ name }: Variable): number => {
    if (name.startsWith(`--${component}-`)) return 0;
    return isOfTheme(name) ? 2 : 1;
  };
  return variables.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether a variable is the theme's, and so worth the same for all components. */
export function isOfTheme(name: string): boolean {
  return /^--(?:mui|joy)-/.test(name);
}

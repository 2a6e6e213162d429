/** The classes that one component put on an element. */
export interface ClassGroup {
  /** The component as its classes spell it: `Button` of `MuiButton-root` and `base-Button-root`. */
  readonly owner: string;
  readonly classNames: readonly string[];
}

/** What the classes of an element say. */
export interface ParsedClasses {
  /** By component; one that wraps another stands behind it. */
  readonly groups: readonly ClassGroup[];
  /** Classes that all components use for the same state: `Mui-selected`, `base--selected`. */
  readonly states: readonly string[];
}

const COMPONENT_CLASS = /^(?:Mui|base-)([A-Z]\w*)-[\w-]+$/;
const STATE_CLASS = /^(?:Mui-|base--)[a-z]\w*$/;

/** Sorts the classes of an element by the components they come from; others, as those of styles, are left out. */
export function parseClasses(classNames: Iterable<string>): ParsedClasses {
  const groups = new Map<string, string[]>();
  const states: string[] = [];
  for (const className of classNames) {
    const owner = COMPONENT_CLASS.exec(className)?.[1];
    if (owner) groups.set(owner, [...(groups.get(owner) ?? []), className]);
    else if (STATE_CLASS.test(className)) states.push(className);
  }
  return {
    groups: [...groups].map(([owner, names]) => ({ owner, classNames: names })),
    states,
  };
}

/** `Mui-focusVisible` and `base--focusVisible` → `focusVisible`. */
export function formatState(className: string): string {
  return className.replace(/^(?:Mui-|base--)/, '');
}

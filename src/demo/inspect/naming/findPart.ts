import type { AnatomyClass, ComponentAnatomy } from '../../../model/anatomy.ts';
import type { Imports } from './findImports.ts';
import { parseClasses, type ClassGroup } from './parseClasses.ts';

/** A class of an element, with what is known of it. */
export interface PartClass extends Partial<AnatomyClass> {
  readonly className: string;
}

/** What an element is to a component. */
export interface Part {
  readonly component: ComponentAnatomy;
  /** The class that tells the element from the component's others. */
  readonly slot: PartClass & AnatomyClass;
  /** All classes of components, those of this one first. */
  readonly classes: readonly PartClass[];
  readonly states: readonly PartClass[];
  /** What else the element is: a `Button` root is a `ButtonBase` root, too. */
  readonly also: readonly { readonly component: string; readonly key: string }[];
}

/** All that names elements: the components of the demo's libraries, and what its code imports. */
export interface Knowledge {
  readonly anatomy: readonly ComponentAnatomy[];
  readonly imports: Imports;
}

/** Says what an element with these classes is; null for one that no component has put a class on. */
export function findPart(classNames: Iterable<string>, knowledge: Knowledge): Part | null {
  const { groups, states } = parseClasses(classNames);
  const found = groups.flatMap((group) => findSlot(group, knowledge) ?? []).reverse();
  const rank = (slot: FoundSlot): number => rankSlot(slot, found, knowledge);
  const known = found.toSorted((one, other) => rank(other) - rank(one));
  const [main, ...others] = known;
  if (!main) return null;
  const describe = (className: string): PartClass => ({
    className,
    ...known.find(({ component }) => component.classes[className])?.component.classes[className],
  });
  const names = [main.group, ...groups.filter((group) => group !== main.group)];
  return {
    component: main.component,
    slot: main.slot,
    classes: names.flatMap((group) => group.classNames.map(describe)),
    states: states.map(describe),
    also: others.map(({ component, slot }) => ({ component: component.name, key: slot.key })),
  };
}

interface FoundSlot {
  readonly group: ClassGroup;
  readonly component: ComponentAnatomy;
  readonly slot: PartClass & AnatomyClass;
}

/**
 * How likely readers know an element by this of its slots. A part inside a component says most, since what is put there
 * has a root of its own; then what the code names, as `Menu` and not `Modal`; then what builds on the others. Of those
 * that are level the last one counts: most components hand their classes to what they render, which puts them behind
 * its own.
 */
function rankSlot(
  { component, slot }: FoundSlot,
  found: readonly FoundSlot[],
  { anatomy, imports }: Knowledge,
): number {
  const isInner = slot.key !== 'root';
  const isBase = found.some((other) => listBases(other.component, anatomy).includes(component));
  return (isInner ? 4 : 0) + (isImported(component, imports) ? 2 : 0) + (isBase ? 0 : 1);
}

/** The components that one builds on, nearest first: `Popover` and `Modal` of `Menu`. */
function listBases(
  { inherits, package: from }: ComponentAnatomy,
  anatomy: readonly ComponentAnatomy[],
): ComponentAnatomy[] {
  const base = anatomy.find((each) => each.name === inherits && each.package === from);
  return base ? [base, ...listBases(base, anatomy)] : [];
}

/** Components put the class of the slot before those of variants. */
function findSlot(group: ClassGroup, knowledge: Knowledge): FoundSlot | null {
  for (const className of group.classNames) {
    const component = findComponent(group.owner, className, knowledge);
    const slot = component?.classes[className];
    if (component && slot) return { group, component, slot: { className, ...slot } };
  }
  return null;
}

/** Several components may have a class: editions of the grid, or those that render another one. */
function findComponent(
  owner: string,
  className: string,
  { anatomy, imports }: Knowledge,
): ComponentAnatomy | undefined {
  const rank = (component: ComponentAnatomy): number =>
    (bearsName(component, owner) ? 2 : 0) + (isImported(component, imports) ? 1 : 0);
  return anatomy
    .filter(({ classes }) => className in classes)
    .toSorted((one, other) => rank(other) - rank(one))[0];
}

function bearsName({ name, themeKey }: ComponentAnatomy, owner: string): boolean {
  return name === owner || themeKey === `Mui${owner}`;
}

/** Whether the demo's code imports a component. */
export function isImported(component: ComponentAnatomy, imports: Imports): boolean {
  return imports.get(component.name) === component.package;
}

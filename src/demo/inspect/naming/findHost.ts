import type { ComponentAnatomy } from '../../../model/anatomy.ts';
import { isImported, type Knowledge, type Part } from './findPart.ts';
import { parseClasses } from './parseClasses.ts';

/** The component in a reader's code that an override of an element is written on. */
export interface Host {
  readonly component: ComponentAnatomy;
  /** Whether the element is the host's own root, or else somewhere inside. */
  readonly isRoot: boolean;
  /** Whether the demo has it, or else it is put around what the demo has. */
  readonly isInDemo: boolean;
}

/**
 * Finds the nearest component that the demo's code names and that the element is or lies in. `chain` holds the
 * classes of the element and of its ancestors, from the inside out. What stands on the stage can always be reached from
 * around the demo; menus and dialogs elsewhere in the document cannot, and may have no host.
 */
export function findHost(
  chain: readonly (readonly string[])[],
  part: Part,
  knowledge: Knowledge,
  isOnStage: boolean,
): Host | null {
  for (const [depth, classNames] of chain.entries()) {
    const component = findWritten(classNames, knowledge);
    if (component) return { component, isRoot: depth === 0, isInDemo: true };
  }
  if (!isOnStage) return null;
  const box = knowledge.anatomy.find(
    ({ name, package: from }) => name === 'Box' && from !== '@mui/system',
  );
  return box
    ? { component: box, isRoot: false, isInDemo: false }
    : { component: part.component, isRoot: part.slot.key === 'root', isInDemo: true };
}

/** The component that the code names and whose root has these classes. */
function findWritten(
  classNames: readonly string[],
  { anatomy, imports }: Knowledge,
): ComponentAnatomy | undefined {
  const roots = parseClasses(classNames).groups.flatMap((group) => group.classNames);
  return roots
    .toReversed()
    .flatMap((className) => anatomy.filter(({ classes }) => classes[className]?.key === 'root'))
    .find((component) => isImported(component, imports));
}

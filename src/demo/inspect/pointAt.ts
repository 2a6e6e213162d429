import { findHost, type Host } from './naming/findHost.ts';
import { findPart, type Knowledge, type Part } from './naming/findPart.ts';
import type { ElementStyles } from './overrides/readStyles.ts';
import type { SeenElement, Sight } from './scene.ts';

/** An element that a reader points at, as far as the libraries know it. */
export interface PointedPart {
  /** The nearest element with a class of a component. */
  readonly element: SeenElement;
  readonly part: Part;
  /** Null where no component that the demo's code names reaches the element with its styles. */
  readonly host: Host | null;
  /** The tag that was pointed at inside, where that has no such class. */
  readonly inside: string | null;
}

/** An element that a reader points at, with the styles it has. */
export interface Pointed extends PointedPart {
  readonly read: ElementStyles;
}

/** Says what the element is that a reader points at; null where nothing around it is of a component. */
export function pointAt({ trail, isOnStage }: Sight, knowledge: Knowledge): PointedPart | null {
  for (const [depth, element] of trail.entries()) {
    const part = findPart(element.classNames, knowledge);
    if (!part) continue;
    const chain = trail.slice(depth).map(({ classNames }) => classNames);
    return {
      element,
      part,
      host: findHost(chain, part, knowledge, isOnStage),
      inside: depth === 0 ? null : (trail[0]?.tag ?? null),
    };
  }
  return null;
}

import { findHost, type Host } from './findHost.ts';
import { findPart, type Knowledge, type Part } from './findPart.ts';
import { findEdge, listPopups } from './popups.ts';

/** An element that a reader points at, as far as the libraries know it. */
export interface Pointed {
  /** The nearest element with a class of a component. */
  readonly element: Element;
  readonly part: Part;
  /** Null where no component that the demo's code names reaches the element with its styles. */
  readonly host: Host | null;
  /** The tag that was pointed at inside, where that has no such class. */
  readonly inside: string | null;
}

/** Says what the element is that a reader points at; null where nothing around it is of a component. */
export function pointAt(target: Element, stage: Element, knowledge: Knowledge): Pointed | null {
  const edge = findEdge(stage, target);
  for (const element of edge ? listAncestors(target, edge) : []) {
    const part = findPart(element.classList, knowledge);
    if (!part) continue;
    const chain = listAncestors(element, edge).map(({ classList }) => [...classList]);
    return {
      element,
      part,
      host: findHost(chain, part, knowledge, edge === stage),
      inside: element === target ? null : target.localName,
    };
  }
  return null;
}

/** An element and those around it, as far as an edge. */
function listAncestors(target: Element, edge: Element | null): Element[] {
  const elements: Element[] = [];
  for (
    let element: Element | null = target;
    element && element !== edge;
    element = element.parentElement
  ) {
    elements.push(element);
  }
  return elements;
}

/** The elements of a demo that can be seen and named, in the order of the document. */
export function listElements(stage: Element, knowledge: Knowledge): Element[] {
  const elements = [stage, ...listPopups(stage)].flatMap((place) => [
    ...(place === stage ? [] : [place]),
    ...place.querySelectorAll('[class]'),
  ]);
  return elements.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      // Menus that are closed may stay in the document.
      element.checkVisibility({ visibilityProperty: true }) &&
      findPart(element.classList, knowledge) !== null
    );
  });
}

/** What is under the pointer, as readers see it. */
export function findTarget(
  stage: Element,
  { target, clientX, clientY }: MouseEvent,
): Element | null {
  const edge = target instanceof Element ? findEdge(stage, target) : null;
  if (!(target instanceof Element) || !edge) return null;
  // Disabled elements let the pointer through to those behind them.
  const disabled = [...target.querySelectorAll('.Mui-disabled, .base--disabled')].findLast(
    (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    },
  );
  // Inputs that cannot be seen lie over what stands for them.
  const seen = document
    .elementsFromPoint(clientX, clientY)
    .find(
      (element) => findEdge(stage, element) === edge && getComputedStyle(element).opacity !== '0',
    );
  return disabled ?? seen ?? target;
}

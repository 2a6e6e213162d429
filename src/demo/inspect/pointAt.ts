import { findHost, type Host } from './findHost.ts';
import { findPart, type Knowledge, type Part } from './findPart.ts';

/** An element that a reader points at, as far as the libraries know it. */
export interface Pointed {
  /** The nearest element with a class of a component. */
  readonly element: Element;
  readonly part: Part;
  readonly host: Host;
  /** The tag that was pointed at inside, where that has no such class. */
  readonly inside: string | null;
}

/** Says what the element is that a reader points at; null where nothing around it is of a component. */
export function pointAt(target: Element, stage: Element, knowledge: Knowledge): Pointed | null {
  for (const element of listAncestors(target, stage)) {
    const part = findPart(element.classList, knowledge);
    if (!part) continue;
    const chain = listAncestors(element, stage).map(({ classList }) => [...classList]);
    return {
      element,
      part,
      host: findHost(chain, part, knowledge),
      inside: element === target ? null : target.localName,
    };
  }
  return null;
}

/** An element and those around it, as far as the stage. */
function listAncestors(target: Element, stage: Element): Element[] {
  const elements: Element[] = [];
  for (
    let element: Element | null = target;
    element && element !== stage;
    element = element.parentElement
  ) {
    elements.push(element);
  }
  return elements;
}

/** The elements of a demo that can be seen and named, in the order of the document. */
export function listElements(stage: Element, knowledge: Knowledge): Element[] {
  return [...stage.querySelectorAll('[class]')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && findPart(element.classList, knowledge) !== null;
  });
}

/** What is under the pointer, as readers see it. */
export function findTarget(
  stage: Element,
  { target, clientX, clientY }: MouseEvent,
): Element | null {
  if (!(target instanceof Element) || !stage.contains(target)) return null;
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
    .find((element) => stage.contains(element) && getComputedStyle(element).opacity !== '0');
  return disabled ?? seen ?? target;
}

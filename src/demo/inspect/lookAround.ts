import type { ElementIds } from './elementIds.ts';
import { findEdge, listPopups } from './popups.ts';
import type { SeenElement, Sight } from './scene.ts';

/** What there is to see at an element of a demo; null for elements that are none of it. */
export function lookAt(target: Element, stage: Element, ids: ElementIds): Sight | null {
  const edge = findEdge(stage, target);
  if (!edge) return null;
  const trail: SeenElement[] = [];
  for (
    let element: Element | null = target;
    element && element !== edge;
    element = element.parentElement
  ) {
    trail.push(describe(element, ids));
  }
  return { trail, isOnStage: edge === stage };
}

/** The elements of a demo that have a class and can be seen, in the order of the document. */
export function listElements(stage: Element, ids: ElementIds): SeenElement[] {
  return [stage, ...listPopups(stage)]
    .flatMap((place) => [...(place === stage ? [] : [place]), ...place.querySelectorAll('[class]')])
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Menus that are closed may stay in the document.
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    })
    .map((element) => describe(element, ids));
}

function describe(element: Element, ids: ElementIds): SeenElement {
  return {
    id: ids.identify(element),
    tag: element.localName,
    classNames: [...element.classList],
  };
}

/** What a pointer is at. */
type Point = Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>;

/** What is under the pointer, as readers see it. */
export function findTarget(stage: Element, { target, clientX, clientY }: Point): Element | null {
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

/**
 * The edge of the part of the document that a demo has an element in: its stage or, of what the demo shows in the
 * body as menus and dialogs are, the body. Null for elements that are none of the demo's.
 */
export function findEdge(stage: Element, element: Element): Element | null {
  if (stage.contains(element)) return stage;
  return listPopups(stage).some((popup) => popup.contains(element)) ? document.body : null;
}

/** What a demo has put at the end of the body. */
export function listPopups(stage: Element): Element[] {
  return [...document.body.children].filter(
    (child) => !child.contains(stage) && isRenderedBy(stage, child),
  );
}

/** Whether the React tree that an element is part of starts in the stage, wherever the element itself stands. */
function isRenderedBy(stage: Element, element: Element): boolean {
  let fiber = findFiber(element);
  for (let parent = fiber; parent; parent = readField(parent, 'return')) fiber = parent;
  const root = readField(readField(fiber, 'stateNode'), 'containerInfo');
  return root instanceof Node && stage.contains(root);
}

/** What React knows of an element. It has no name for that, but every version keeps it in a field of the element. */
function findFiber(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? null : readField(element, key);
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
}

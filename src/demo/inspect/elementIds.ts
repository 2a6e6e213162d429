/** Numbers for elements of one document. */
export interface ElementIds {
  readonly identify: (element: Element) => number;
  /** Null for elements that are gone. */
  readonly find: (id: number) => Element | null;
}

/** Gives elements numbers, without keeping them alive. */
export function createElementIds(): ElementIds {
  const ids = new WeakMap<Element, number>();
  const elements = new Map<number, WeakRef<Element>>();
  return {
    identify(element) {
      const known = ids.get(element);
      if (known !== undefined) return known;
      const id = elements.size + 1;
      ids.set(element, id);
      elements.set(id, new WeakRef(element));
      return id;
    },
    find(id) {
      const element = elements.get(id)?.deref();
      return element?.isConnected ? element : null;
    },
  };
}

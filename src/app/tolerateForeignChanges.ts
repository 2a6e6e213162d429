/**
 * Translators, extensions and blockers move, replace and remove nodes that React takes to be in their place. The DOM
 * refuses to remove a node from where it is not, or to insert before it, and React would end on an error page
 * (https://github.com/facebook/react/issues/11538). Here a node is removed from wherever it is, and what should stand
 * before it goes before whatever holds it now.
 */
export function tolerateForeignChanges(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let place = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as Child;
  };
}

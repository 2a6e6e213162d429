import { listRules } from './listRules.ts';
import { splitSelectors, weighSelector } from './weighSelector.ts';

/** A rule of a component that an override has to win against. */
export interface Rival {
  readonly weight: number;
  /** Classes of the element whose styles have the rule, be it the one that it applies to or one around that. */
  readonly owner: readonly string[];
}

/** Finds the rules of components that set one of these properties on an element. */
export function findRivals(element: Element, properties: readonly string[]): Rival[] {
  return listRules(element)
    .filter(({ style }) => properties.some((property) => style.getPropertyValue(property) !== ''))
    .flatMap(({ selectorText, parentStyleSheet }) => {
      const prefix = findPrefix(parentStyleSheet);
      if (prefix === null) return [];
      return splitSelectors(selectorText)
        .filter((selector) => element.matches(selector))
        .map((selector) => {
          const names = selector.match(/\.[\w-]+/g) ?? [];
          const name = names.find((each) => each.startsWith(`.${prefix}-`));
          const owner = name === undefined ? null : element.closest(name);
          return { weight: weighSelector(selector), owner: [...(owner?.classList ?? [])] };
        });
    });
}

/** How Emotion's classes in a sheet start; null for sheets of the page around a demo. */
function findPrefix(sheet: CSSStyleSheet | null): string | null {
  const node = sheet?.ownerNode;
  return (node instanceof HTMLElement && node.dataset.emotion?.replace(/ .*/, '')) || null;
}

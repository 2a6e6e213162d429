import { findRivals, type Rival } from './findRivals.ts';
import type { Declaration } from './formatOverrides.ts';
import { listRules } from './listRules.ts';
import { isOverridable, listVariableNames, type Variable } from './variables.ts';

/** Where an override of an element may start, and the variables it can set. */
export interface ElementStyles {
  readonly declarations: readonly Declaration[];
  /** What these declarations have to win against. */
  readonly rivals: readonly Rival[];
  readonly variables: readonly Variable[];
}

/** What readers change first; the same in both directions. */
export const PROPERTIES: readonly string[] = [
  'background-color',
  'color',
  'border-radius',
  'font-size',
  'font-weight',
  'min-height',
  'gap',
  'opacity',
];
const MAX_DECLARATIONS = 3;

/** Reads what the components' rules set on an element, with the values that are in force. */
export function readStyles(element: Element): ElementStyles {
  const rules = listOwnRules(element);
  const computed = getComputedStyle(element);
  const named = PROPERTIES.filter((property) =>
    rules.some(({ style }) => style.getPropertyValue(property) !== ''),
  );
  const declarations = (named.length > 0 ? named : ['color'])
    .map((property) => [property, formatValue(computed.getPropertyValue(property))] as const)
    .filter(([, value]) => value !== 'transparent' && value !== '')
    .slice(0, MAX_DECLARATIONS);
  const inline = element instanceof HTMLElement ? element.style.cssText : '';
  const names = listVariableNames([...rules.map(({ cssText }) => cssText), inline].join('\n'));
  return {
    declarations,
    rivals: findRivals(
      element,
      declarations.map(([property]) => property),
    ),
    variables: names
      .filter(isOverridable)
      .map((name) => ({ name, value: computed.getPropertyValue(name).trim() })),
  };
}

/** The rules that apply to an element by one of its own classes. */
function listOwnRules(element: Element): CSSStyleRule[] {
  const own = [...element.classList].map((name) => `.${name}`);
  return listRules(element).filter(({ selectorText }) =>
    own.some((name) => selectorText.includes(name)),
  );
}

/** Colors as people write them. */
function formatValue(value: string): string {
  if (value === 'rgba(0, 0, 0, 0)') return 'transparent';
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value) ?? [];
  if (channels.length === 0) return value;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

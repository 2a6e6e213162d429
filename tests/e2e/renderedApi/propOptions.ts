import type { PropDoc } from '../../../src/model/apiDoc.ts';

/** A value that a prop can be given. */
export interface PropOption {
  readonly prop: string;
  readonly value: string | number | boolean;
}

/** They change what is rendered altogether, or are given to every rendering. */
const LEFT_OUT = new Set(['component', 'children', 'native']);
const LITERAL = /'[^']*'|(?<![\w'])(?:true|false|boolean|-?\d+(?:\.\d+)?)(?![\w'])/g;

/** Every literal that the types of the props name, but for defaults, which the first rendering has. */
export function listOptions(
  props: readonly Pick<PropDoc, 'name' | 'type' | 'default'>[],
): PropOption[] {
  return props.flatMap(({ name, type, default: standard }) => {
    // Literals inside of objects and functions belong to those.
    if (LEFT_OUT.has(name) || /[{]|=>/.test(type)) return [];
    const literals = [...type.matchAll(LITERAL)].map(([literal]) => literal);
    const spelled = literals.flatMap((each) => (each === 'boolean' ? ['true', 'false'] : [each]));
    // Without a documented default a switch is off.
    const left = standard ?? 'false';
    return spelled
      .filter((literal) => literal !== left)
      .map((literal) => ({ prop: name, value: parseLiteral(literal) }));
  });
}

/** The value that a literal of code stands for. */
export function parseLiteral(literal: string): PropOption['value'] {
  if (literal.startsWith("'")) return literal.slice(1, -1);
  return literal === 'true' || literal === 'false' ? literal === 'true' : Number(literal);
}

/** At most this many props make up the name of a class. */
const MAX_PARTS = 4;

/** Sets of props that a class may be named after: `outlinedPrimary`, `groupedContainedVertical`. */
export function listCombinations(
  className: string,
  options: readonly PropOption[],
): Record<string, PropOption['value']>[] {
  const words = normalize(className);
  const fitting = options.filter(({ prop, value }) => {
    if (typeof value === 'string') return value !== '' && words.includes(normalize(value));
    return value === true && words.includes(normalize(prop));
  });
  const props = [...new Set(fitting.map(({ prop }) => prop))].slice(0, MAX_PARTS);
  const sets = props.reduce<Record<string, PropOption['value']>[]>(
    (known, prop) =>
      known.flatMap((set) => [
        set,
        ...fitting
          .filter((each) => each.prop === prop)
          .map(({ value }) => ({ ...set, [prop]: value })),
      ]),
    [{}],
  );
  return sets.filter((set) => Object.keys(set).length > 1);
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', '');
}

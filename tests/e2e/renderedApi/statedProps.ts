import type { ClassDoc } from '../../../src/model/apiDoc.ts';
import { parseLiteral, type PropOption } from './propOptions.ts';

const STATED = / if (`[^`]+`(?: (?:and|&) `[^`]+`)*)\.?$/;
const PROP = /^(\w+)=(?:\{(true|false|-?\d+(?:\.\d+)?|'[^']*')\}|"([^"]*)")$/;
/** Between the values of `variant="permanent or persistent"`. */
const OR = /,? or |, /;

type StatedProps = Readonly<Record<string, PropOption['value']>>;

/** Each set of props that a class is applied with, by its description; none where that says more than props, or nothing. */
export function listStatedProps(
  { description }: Pick<ClassDoc, 'description'>,
  known: readonly string[],
): StatedProps[] {
  const stated = STATED.exec(description?.markdown ?? '')?.[1] ?? '';
  const codes = [...stated.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  if (codes.length === 0) return [];
  return codes.reduce<StatedProps[]>(
    (sets, code) => {
      const [, name = '', literal, text = ''] = PROP.exec(code) ?? [];
      if (!known.includes(name)) return [];
      const values = literal === undefined ? text.split(OR) : [parseLiteral(literal)];
      return sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}

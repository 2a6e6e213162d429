import { ts } from '../../typescript.js';
import { formatType } from './typeNodeText.ts';

/** A prop as the declarations know it. */
export interface DeclaredProp {
  /** One symbol for each member of a union of props that has it; none when no type declares it. */
  readonly symbols: readonly ts.Symbol[];
  /** The same where type parameters are still open: `Value` tells more than `unknown`. */
  readonly general: readonly ts.Symbol[];
}

/** The types of the first parameter of a component or hook. */
export interface PropsTypes {
  /** With type parameters at their defaults, then those of each signature. */
  readonly used: readonly ts.Type[];
  /** With type parameters open; null for what has none. */
  readonly general: ts.Type | null;
}

/** Finds a prop in the first of the types that has it. */
export function findDeclaredProp(
  checker: ts.TypeChecker,
  { used, general }: PropsTypes,
  name: string,
): DeclaredProp {
  return {
    symbols: findSymbols(checker, used, name),
    general: general ? findSymbols(checker, [general], name) : [],
  };
}

/** The symbols that tell most: open parameters do, unless they are what a condition is about. */
export function chooseTelling(
  checker: ts.TypeChecker,
  { symbols, general }: DeclaredProp,
): readonly ts.Symbol[] {
  const isFormula = general.some((symbol) =>
    / extends .+ \? /.test(formatType(checker, checker.getTypeOfSymbol(symbol))),
  );
  return general.length > 0 && !isFormula ? general : symbols;
}

/** Whether the prop (or parameter) may be left out, wherever it is declared. */
export function isOptional({ symbols }: DeclaredProp): boolean {
  return symbols.every(mayBeLeftOut);
}

/** Whether a prop may not be left out, in whichever of the declared ways its component is used. */
export function isAlwaysRequired(
  checker: ts.TypeChecker,
  { used }: PropsTypes,
  name: string,
): boolean {
  return used.flatMap(listMembers).every((member) => {
    const symbol = checker.getPropertyOfType(member, name);
    return symbol !== undefined && !mayBeLeftOut(symbol);
  });
}

function mayBeLeftOut({ flags, valueDeclaration }: ts.Symbol): boolean {
  return (
    (flags & ts.SymbolFlags.Optional) !== 0 ||
    (valueDeclaration !== undefined &&
      ts.isParameter(valueDeclaration) &&
      valueDeclaration.questionToken !== undefined)
  );
}

function findSymbols(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
  name: string,
): readonly ts.Symbol[] {
  for (const type of types) {
    const found = listMembers(type).flatMap(
      (member) => checker.getPropertyOfType(member, name) ?? [],
    );
    if (found.length > 0) return found;
  }
  return [];
}

function listMembers(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

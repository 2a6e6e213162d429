import { ts } from '../../typescript.js';
import { chooseTelling, type DeclaredProp } from './declaredProp.ts';
import { formatFieldNames, formatType } from './typeNodeText.ts';
import { listLiterals, readWrittenType } from './writtenType.ts';

/** A type as the tables show it. */
export interface TypeText {
  readonly type: string;
  /** Set for unions of literals only. */
  readonly members: readonly string[];
}

/** Unions are spelled out up to this many members and characters; longer ones keep their name. */
const MAX_MEMBERS = 20;
const MAX_SPELLED_LENGTH = 320;
/** Longer texts give way to shorter ones that tell less. */
const MAX_LENGTH = 320;

/**
 * Prints the type of a prop.
 * Literals come in the given order, as their authors meant it; the checker's order is by chance.
 */
export function formatPropType(
  checker: ts.TypeChecker,
  name: string,
  declared: DeclaredProp,
  { optional, order }: { optional: boolean; order: readonly string[] },
): TypeText {
  const { symbols, general } = declared;
  // React takes `key` for itself, so no component declares it.
  if (symbols.length === 0) return { type: name === 'key' ? 'React.Key' : 'unknown', members: [] };
  const written = readWrittenType(checker, symbols);
  const types = symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
  const literals = [...order, ...written.literals];
  const spelled = spellUnion(checker, types, optional, literals);
  if (spelled) return spelled;
  const list = types.length === 1 && types[0] ? spellArray(checker, types[0], literals) : null;
  if (list) return { type: list, members: [] };
  const open = general[0] ?? symbols[0];
  const bound = open && findBound(checker, checker.getTypeOfSymbol(open));
  if (bound) return { type: strip(formatType(checker, bound), optional), members: [] };
  const isLongObject = written.isObject && written.raw.length > MAX_LENGTH;
  if (written.isMapped || isLongObject) {
    const fields = types.map((type) => formatFieldNames(checker, type));
    return { type: [...new Set(fields)].join(' | '), members: [] };
  }
  if (written.text !== null) return { type: strip(written.text, optional), members: [] };
  const printed = chooseTelling(checker, declared).map((symbol) =>
    strip(formatType(checker, checker.getTypeOfSymbol(symbol)), optional),
  );
  const text = [...new Set(printed)].join(' | ');
  const isBetterWritten = text.length > MAX_LENGTH && written.raw.length < text.length / 2;
  return {
    type: isBetterWritten && written.raw ? strip(written.raw, optional) : text,
    members: [],
  };
}

/** `('year' | 'month')[]`: for arrays of literals. */
function spellArray(
  checker: ts.TypeChecker,
  type: ts.Type,
  order: readonly string[],
): string | null {
  const array = checker.getNonNullableType(type);
  if (!isTypeReference(array) || !checker.isArrayType(array)) return null;
  const [element] = checker.getTypeArguments(array);
  const spelled = element ? spellUnion(checker, [element], false, order) : null;
  if (!spelled || spelled.members.length === 0) return null;
  const isReadonly = array.symbol.name === 'ReadonlyArray';
  return `${isReadonly ? 'readonly ' : ''}(${spelled.type})[]`;
}

function isTypeReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type && 'symbol' in type;
}

/** What a prop takes whose type is a parameter, as `multiple?: Multiple` is. */
function findBound(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const open = checker.getNonNullableType(type);
  const [only] = open.isIntersection() ? open.types : [open];
  if (!only || !(only.flags & ts.TypeFlags.TypeParameter)) return undefined;
  const bound = checker.getBaseConstraintOfType(only);
  return bound && !(bound.flags & ts.TypeFlags.Unknown) ? bound : undefined;
}

/** Prints the type of a parameter, without the `undefined` an optional one has anyway. */
export function formatParameterType(
  checker: ts.TypeChecker,
  parameter: ts.Symbol,
  optional: boolean,
): string {
  const type = checker.getTypeOfSymbol(parameter);
  const declaration = parameter.valueDeclaration;
  const written = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
  const order = written ? listLiterals(checker, written) : [];
  const spelled = spellUnion(checker, [type], optional, order);
  return spelled?.type ?? strip(formatType(checker, type), optional);
}

/** `'small' | 'medium' | number`: for unions that hold literals. */
function spellUnion(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
  optional: boolean,
  order: readonly string[],
): TypeText | null {
  const all = [...new Set(types.flatMap((type) => (type.isUnion() ? type.types : [type])))];
  const parts = all.filter((part) => !(optional && part.flags & ts.TypeFlags.Undefined));
  const hasLiterals = parts.some((part) => part.isStringLiteral() || part.isNumberLiteral());
  if (!hasLiterals || parts.length > MAX_MEMBERS) return null;
  const simple = new Set(['boolean']);
  const texts = parts.map((part) => {
    const text = isOpenString(part) ? 'string' : formatType(checker, part);
    if (isOpenString(part) || isSimple(part)) simple.add(text);
    return text;
  });
  const members = sortMembers(mergeBooleans(texts), order);
  const type = members.map((text) => (text.includes('=>') ? `(${text})` : text)).join(' | ');
  if (type.length > MAX_SPELLED_LENGTH) return null;
  const isLiteralUnion = members.length > 1 && members.every((text) => simple.has(text));
  return { type, members: isLiteralUnion ? members : [] };
}

function isSimple(type: ts.Type): boolean {
  const simple =
    ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.String | ts.TypeFlags.Number;
  return (type.flags & simple) !== 0;
}

/** `string & {}`: how an open union is typed so that editors still offer its literals. */
function isOpenString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String);
}

function mergeBooleans(texts: readonly string[]): string[] {
  const unique = [...new Set(texts)];
  if (!unique.includes('true') || !unique.includes('false')) return unique;
  return unique.map((text) => (text === 'true' ? 'boolean' : text)).filter((t) => t !== 'false');
}

function sortMembers(texts: readonly string[], order: readonly string[]): string[] {
  const rank = (text: string): number => {
    const place = order.indexOf(text);
    if (place >= 0) return place;
    return order.length + (/^('|-?\d)/.test(text) ? 0 : 1);
  };
  return texts
    .map((text, index) => ({ text, index }))
    .sort((a, b) => rank(a.text) - rank(b.text) || a.index - b.index)
    .map(({ text }) => text);
}

function strip(text: string, optional: boolean): string {
  const dropped = optional ? text.replace(/^undefined \| | \| undefined$/g, '') : text;
  return dropped === text ? text : dropParentheses(dropped);
}

/** `((a) => b)` stood in parentheses only because of the union it was in. */
function dropParentheses(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return text;
  }
  return text.slice(1, -1);
}

import { ts } from '../../typescript.js';
import { formatType } from './typeNodeText.ts';
import { formatNode, isSelfContained } from './writtenType.ts';

/** Longer objects keep `…` in place of what their fields take. */
const MAX_LENGTH = 2000;

/**
 * Writes out a type that is too long for a table: objects in it with their fields and the types of these. Null where
 * that does not help.
 */
export function formatWholeType(checker: ts.TypeChecker, types: readonly ts.Type[]): string | null {
  const members = types
    .map((each) => checker.getNonNullableType(each))
    .flatMap((type) => (type.isUnion() ? type.types : [type]));
  const objects = members.filter((type) => isPlainObject(checker, type));
  const texts = [
    ...members
      .filter((type) => !objects.includes(type))
      .map((type) => wrapFunction(formatType(checker, type))),
    ...mergeObjects(checker, objects),
  ];
  const text = [...new Set(texts)].join(' | ');
  return text.length > MAX_LENGTH || /\{ +\}|…/.test(text) ? null : text;
}

function isPlainObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    !checker.isArrayLikeType(type) &&
    type.getCallSignatures().length === 0 &&
    checker.getPropertiesOfType(type).length > 0
  );
}

function wrapFunction(text: string): string {
  return text.includes('=>') ? `(${text})` : text;
}

/** Objects of the same fields, as the members of a union of props may have, are shown as one. */
function mergeObjects(checker: ts.TypeChecker, objects: readonly ts.Type[]): string[] {
  const merged = new Map<string, Map<string, Set<string>>>();
  for (const object of objects) {
    const fields = checker.getPropertiesOfType(object).map((field) => writeField(checker, field));
    const key = fields.map(({ label }) => label).join();
    const known = merged.get(key) ?? new Map<string, Set<string>>();
    for (const { label, text } of fields) {
      known.set(label, new Set([...(known.get(label) ?? []), text]));
    }
    merged.set(key, known);
  }
  return [...merged.values()].map((fields) => {
    const texts = [...fields].map(([label, all]) => `${label}: ${[...all].join(' | ')}`);
    return `{ ${texts.join('; ')} }`;
  });
}

interface FieldText {
  /** `value?` */
  readonly label: string;
  readonly text: string;
}

/** What the checker cannot print in short is shown as its authors wrote it, parameters included. */
function writeField(checker: ts.TypeChecker, field: ts.Symbol): FieldText {
  const { label, text } = describeField(checker, field);
  const written = findWritten(field);
  return { label, text: text.includes('…') && written ? formatNode(written) : text };
}

/** `value?: number`: as its authors wrote it; where that names a parameter or looks into other types, as the checker sees it. */
export function formatField(
  checker: ts.TypeChecker,
  field: ts.Symbol,
  owner?: ts.Declaration,
): string {
  const { label, text } = describeField(checker, field, owner);
  return `${label}: ${text}`;
}

function describeField(
  checker: ts.TypeChecker,
  field: ts.Symbol,
  owner?: ts.Declaration,
): FieldText {
  const { name, flags } = field;
  const optional = (flags & ts.SymbolFlags.Optional) !== 0;
  const label = `${/^[\w$]+$/.test(name) ? name : `'${name}'`}${optional ? '?' : ''}`;
  const written = findWritten(field);
  // Parameters of the type that is being described are known to the reader, those of a type below it are not.
  if (written && (written.parent.parent === owner || isSelfContained(checker, written))) {
    return { label, text: formatNode(written) };
  }
  const text = formatType(checker, checker.getTypeOfSymbol(field));
  return { label, text: optional ? text.replace(/^undefined \| | \| undefined$/g, '') : text };
}

/** The type of a field as it is written, where that is in one place. */
function findWritten({ declarations = [] }: ts.Symbol): ts.TypeNode | undefined {
  const [declaration] = declarations;
  return declaration && ts.isPropertySignature(declaration) && declarations.length === 1
    ? declaration.type
    : undefined;
}

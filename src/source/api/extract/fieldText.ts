import ts from 'typescript';
import { formatType } from './typeNodeText.ts';
import { formatNode, isSelfContained } from './writtenType.ts';

/** Longer objects keep `…` in place of what their fields take. */
const MAX_LENGTH = 2000;

/** Writes out an object that is too long for a table: its fields with their types. Null where that does not help. */
export function formatWholeObject(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
): string | null {
  const objects = types.map((each) => checker.getNonNullableType(each));
  if (objects.some((object) => object.isUnion())) return null;
  const texts = objects.map((object) => {
    const fields = checker.getPropertiesOfType(object).map((field) => formatField(checker, field));
    return `{ ${fields.join('; ')} }`;
  });
  const text = [...new Set(texts)].join(' | ');
  return text.length > MAX_LENGTH || /\{ +\}|…/.test(text) ? null : text;
}

/** `value?: number`: as its authors wrote it; where that names a parameter or looks into other types, as the checker sees it. */
export function formatField(
  checker: ts.TypeChecker,
  field: ts.Symbol,
  owner?: ts.Declaration,
): string {
  const { name, flags, declarations = [] } = field;
  const optional = (flags & ts.SymbolFlags.Optional) !== 0;
  const label = `${/^[\w$]+$/.test(name) ? name : `'${name}'`}${optional ? '?' : ''}`;
  const [declaration] = declarations;
  const written =
    declaration && ts.isPropertySignature(declaration) && declarations.length === 1
      ? declaration.type
      : undefined;
  // Parameters of the type that is being described are known to the reader, those of a type below it are not.
  const isClear = written && (declaration?.parent === owner || isSelfContained(checker, written));
  if (isClear) return `${label}: ${formatNode(written)}`;
  const text = formatType(checker, checker.getTypeOfSymbol(field));
  return `${label}: ${optional ? text.replace(/^undefined \| | \| undefined$/g, '') : text}`;
}

import { listTypeNames, type NamedType } from '../../../model/apiDoc.ts';
import { ts } from '../../typescript.js';
import { formatField } from './fieldText.ts';
import type { DeclaredTypes, TypeDeclaration } from './openPackage.ts';
import { expandType } from './typeNodeText.ts';
import { formatNode, isSelfContained } from './writtenType.ts';

/** Longer texts, and objects of more fields, would hide the prop they are shown with. */
const MAX_LENGTH = 240;
/** Types with parameters are formulas that many props share, so they may be longer. */
const MAX_GENERIC_LENGTH = 360;
const MAX_FIELDS = 8;
/** Types named by a prop's type, and those that these name in turn. */
const MAX_DEPTH = 2;

/** Finds what the names in some code stand for. */
export type FindNamedTypes = (code: string, file: string) => NamedType[];

/** Makes the function that finds the small types that code mentions, as the file of its component would import them. */
export function createNamedTypes(
  checker: ts.TypeChecker,
  declaredTypes: DeclaredTypes,
): FindNamedTypes {
  const known = new Map<TypeDeclaration, NamedType | null>();
  const describe = (declaration: TypeDeclaration): NamedType | null => {
    const found = known.get(declaration);
    if (found !== undefined) return found;
    const described = describeDeclaration(checker, declaration);
    known.set(declaration, described);
    return described;
  };
  return (code, file) => {
    const found = new Map<string, NamedType>();
    let texts = [code];
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
      const names = new Set(texts.flatMap(listTypeNames).filter((name) => !found.has(name)));
      const types = [...names].flatMap(
        (name) => chooseNamesake(declaredTypes.get(name) ?? [], file, describe) ?? [],
      );
      for (const type of types) found.set(type.name, type);
      texts = types.map(({ text }) => text);
    }
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  };
}

/** The type declared beside the component; else the exported one, or one of several that say the same. */
function chooseNamesake(
  declarations: readonly TypeDeclaration[],
  file: string,
  describe: (declaration: TypeDeclaration) => NamedType | null,
): NamedType | null {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const near = declarations.filter((each) => each.getSourceFile().fileName.startsWith(folder));
  const types = (near.length > 0 ? near : declarations.filter(isExported)).map(describe);
  const [first] = types;
  if (!first) return null;
  const text = ignoreReadonly(first.text);
  return types.every((type) => type && ignoreReadonly(type.text) === text)
    ? { ...first, text }
    : null;
}

/** Whoever passes an array need not care whether it may be changed. */
function ignoreReadonly(text: string): string {
  return text.replaceAll('ReadonlyArray<', 'Array<');
}

function isExported({ modifiers }: TypeDeclaration): boolean {
  return (modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function describeDeclaration(
  checker: ts.TypeChecker,
  declaration: TypeDeclaration,
): NamedType | null {
  const name = declaration.name.text;
  const { typeParameters: parameters } = declaration;
  const text = ts.isTypeAliasDeclaration(declaration)
    ? describeAlias(checker, declaration)
    : describeFields(checker, declaration);
  const limit = parameters ? MAX_GENERIC_LENGTH : MAX_LENGTH;
  if (text === null || text === name || text.length > limit || /^\{ ?\}$|…/.test(text)) return null;
  return {
    name,
    parameters: parameters ? `<${parameters.map((each) => each.name.text).join(', ')}>` : '',
    text,
  };
}

/** As its authors wrote it; where that leads on to other types, as the checker sees it. */
function describeAlias(
  checker: ts.TypeChecker,
  declaration: ts.TypeAliasDeclaration,
): string | null {
  if (declaration.typeParameters || isSelfContained(checker, declaration.type)) {
    const written = formatNode(declaration.type);
    return ts.isTypeLiteralNode(declaration.type) && countFields(written) > MAX_FIELDS
      ? null
      : written;
  }
  return expandType(checker, checker.getTypeAtLocation(declaration.name));
}

function countFields(text: string): number {
  return text.split(';').length;
}

/** The fields of an interface, inherited ones included. */
function describeFields(
  checker: ts.TypeChecker,
  declaration: ts.InterfaceDeclaration,
): string | null {
  const type = checker.getTypeAtLocation(declaration.name);
  const isCallable =
    type.getCallSignatures().length + type.getConstructSignatures().length > 0 ||
    checker.getIndexInfosOfType(type).length > 0;
  const fields = isCallable ? [] : checker.getPropertiesOfType(type);
  if (fields.length === 0 || fields.length > MAX_FIELDS) return null;
  return `{ ${fields.map((field) => formatField(checker, field, declaration)).join('; ')} }`;
}

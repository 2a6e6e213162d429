import { ts } from '../../typescript.js';

/** Longer texts show the fields of objects by name only. */
const MAX_LENGTH = 320;

const FORMAT =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.OmitThisParameter;

const printer = ts.createPrinter({ removeComments: true });
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.ES2022);

/** Prints any type on one line, as a person would write it. */
export function formatType(checker: ts.TypeChecker, type: ts.Type): string {
  const node = checker.typeToTypeNode(type, undefined, FORMAT);
  if (!node) return 'unknown';
  if (ts.isMappedTypeNode(node)) return formatFieldNames(checker, type);
  const tidy = transform(node, tidyNode);
  const text = print(tidy);
  return text.length > MAX_LENGTH ? print(transform(tidy, foldObject)) : text;
}

/** Prints what the name of a type stands for. */
export function expandType(checker: ts.TypeChecker, type: ts.Type): string | null {
  const node = checker.typeToTypeNode(
    type,
    undefined,
    FORMAT | ts.NodeBuilderFlags.InTypeAlias | ts.NodeBuilderFlags.NoTypeReduction,
  );
  return node ? print(transform(node, tidyNode)) : null;
}

/** Lists the fields of an object; their types are left out where they are too long to help. */
export function formatFieldNames(checker: ts.TypeChecker, type: ts.Type): string {
  const object = checker.getNonNullableType(type);
  const texts = (object.isUnion() ? object.types : [object]).map((member) => {
    const fields = member
      .getProperties()
      .map(({ name, flags }) => `${name}${flags & ts.SymbolFlags.Optional ? '?' : ''}: …`);
    return `{ ${fields.join('; ')} }`;
  });
  return [...new Set(texts)].join(' | ');
}

function print(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, blank)
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .trim();
}

function transform(node: ts.Node, change: (node: ts.Node) => ts.Node): ts.Node {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (part: ts.Node): ts.Node => change(ts.visitEachChild(part, visit, context));
      return (root) => ts.visitNode(root, visit);
    },
  ]);
  return transformed[0] ?? node;
}

function tidyNode(node: ts.Node): ts.Node {
  if (ts.isPropertySignature(node) && node.questionToken && node.type) {
    const { modifiers, name, questionToken, type } = node;
    const given = dropUndefined(type);
    return ts.factory.updatePropertySignature(node, modifiers, name, questionToken, given);
  }
  if (ts.isParameter(node) && node.questionToken && node.type) {
    const { modifiers, dotDotDotToken, name, questionToken, type, initializer } = node;
    const given = dropUndefined(type);
    return ts.factory.updateParameterDeclaration(
      node,
      modifiers,
      dotDotDotToken,
      name,
      questionToken,
      given,
      initializer,
    );
  }
  if (ts.isIntersectionTypeNode(node)) return dropMeaningless(node);
  if (ts.isImportTypeNode(node) && node.qualifier && !node.isTypeOf) {
    // `import("../useList").ListAction<string>`: where a name comes from is of no use to readers.
    return qualifyReactType(ts.factory.createTypeReferenceNode(node.qualifier, node.typeArguments));
  }
  return ts.isTypeReferenceNode(node) ? qualifyReactType(node) : node;
}

/** Parts of an intersection that add nothing: `{}` and class maps without keys. */
function dropMeaningless(node: ts.IntersectionTypeNode): ts.Node {
  const rest = node.types.filter(
    (part) => !/^(\{ ?\}|Partial<ClassNameMap<never>>)$/.test(print(part)),
  );
  const [only] = rest;
  if (rest.length === 1 && only) return only;
  return rest.length === 0 ? node : ts.factory.createIntersectionTypeNode(rest);
}

function dropUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const rest = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = rest;
  if (rest.length > 1 || !only) return ts.factory.createUnionTypeNode(rest);
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/** React's types that no other library of the family has under the same name. */
const REACT_TYPES =
  /^(React(Node|Element|EventHandler)|ElementType|JSXElementConstructor|Component(Type|Class|Props\w*)|FunctionComponent|(\w*HTML|SVG|Aria|DOM)Attributes|SVGProps|AriaRole|CSSProperties|(Synthetic|Change|Form|Input)Event|\w+EventHandler|(Legacy|Forwarded)?Ref|(Mutable)?RefObject|Ref(Callback|Attributes)|Dispatch|SetStateAction|PropsWithChildren|HTMLProps|HTMLInputTypeAttribute|Key)$/;
/** The DOM has events of these names too; React's are the ones with arguments. */
const REACT_EVENTS =
  /^(Mouse|Keyboard|Focus|Touch|Drag|Wheel|Pointer|Animation|Transition|Clipboard|Composition|UI)Event$/;
/** Arguments that only repeat the type's default, by type. */
const DEFAULT_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  SyntheticEvent: ['Element', 'Event'],
  MouseEvent: ['Element', 'MouseEvent'],
  ChangeEvent: ['Element', 'Element'],
  ChangeEventHandler: ['Element', 'Element'],
  UIEvent: ['Element', 'UIEvent'],
  KeyboardEvent: ['Element'],
  TouchEvent: ['Element'],
  FocusEvent: ['Element', 'Element'],
  ElementType: ['any', 'keyof IntrinsicElements'],
  ReactElement: ['unknown', 'string | React.JSXElementConstructor<any>'],
};

/** The checker prints React's types without the namespace everybody writes. */
function qualifyReactType(node: ts.TypeReferenceNode): ts.Node {
  if (!ts.isIdentifier(node.typeName)) return node;
  const name = node.typeName.text;
  if (!REACT_TYPES.test(name) && !(REACT_EVENTS.test(name) && node.typeArguments)) return node;
  const qualified = ts.factory.createQualifiedName(ts.factory.createIdentifier('React'), name);
  const given = [...(node.typeArguments ?? [])];
  const defaults = DEFAULT_ARGUMENTS[name] ?? [];
  while (given.length > 0 && printArgument(given.at(-1)) === defaults[given.length - 1])
    given.pop();
  return ts.factory.createTypeReferenceNode(qualified, given.length > 0 ? given : undefined);
}

function printArgument(node: ts.TypeNode | undefined): string {
  return node ? print(node).replace('React.MouseEvent', 'MouseEvent') : '';
}

function foldObject(node: ts.Node): ts.Node {
  if (ts.isUnionTypeNode(node)) {
    const unique = new Map(node.types.map((part) => [print(part), part]));
    return ts.factory.createUnionTypeNode([...unique.values()]);
  }
  if (!ts.isPropertySignature(node) || !node.type || print(node.type).length < 24) return node;
  const folded = ts.factory.createTypeReferenceNode('…');
  const { modifiers, name, questionToken } = node;
  return ts.factory.updatePropertySignature(node, modifiers, name, questionToken, folded);
}

import { ts } from '../../typescript.js';
import { findDefinition, type JsModule } from './jsModule.ts';

/** One entry of a `*Classes` object. */
export interface UtilityClass {
  readonly className: string;
  readonly isState: boolean;
  /** Written out, rather than made in a loop as `spacing-xs-1`, `spacing-xs-2`, … are. */
  readonly isSpelled: boolean;
}

/** The `*Classes` object of a component: rule name → class. */
export type UtilityClasses = ReadonlyMap<string, UtilityClass>;

/** States share their class among all components. */
const STATES = new Set(
  'active checked completed disabled error expanded focused focusVisible open readOnly required selected'.split(
    ' ',
  ),
);

/** Works out, without running it, what a definition of a `*Classes` object comes to. */
export function evaluateClasses(
  module: JsModule,
  name: string,
  read: (file: string) => JsModule | null,
): UtilityClasses | null {
  const found = findDefinition(module, name, read);
  if (!found || ts.isFunctionDeclaration(found.node)) return null;
  return evaluateObject(found.module, found.node, read);
}

function evaluateObject(
  module: JsModule,
  node: ts.Expression,
  read: (file: string) => JsModule | null,
): UtilityClasses | null {
  if (ts.isIdentifier(node)) return evaluateClasses(module, node.text, read);
  const parts = listMerged(node);
  if (!parts) return ts.isCallExpression(node) ? evaluateGenerator(module, node) : null;
  const merged = new Map<string, UtilityClass>();
  for (const part of parts) {
    const classes = ts.isPropertyAssignment(part)
      ? evaluateEntry(module, part)
      : evaluateObject(module, part, read);
    if (!classes) return null;
    for (const [key, value] of classes) merged.set(key, value);
  }
  return merged.size > 0 ? merged : null;
}

/** What is merged by `{ ...a, b: 'c' }`, or by what Babel makes of it: `_extends({}, a, { b: 'c' })`. */
function listMerged(
  node: ts.Expression,
): readonly (ts.Expression | ts.PropertyAssignment)[] | null {
  if (ts.isCallExpression(node) && node.expression.getText() === '_extends') {
    return node.arguments.slice(1);
  }
  if (!ts.isObjectLiteralExpression(node)) return null;
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return property.expression;
    return ts.isPropertyAssignment(property) ? property : [];
  });
}

/** `highlighted: 'Charts-highlighted'`. */
function evaluateEntry(module: JsModule, node: ts.PropertyAssignment): UtilityClasses | null {
  const { name, initializer } = node;
  if (!ts.isStringLiteral(initializer)) return null;
  const entry = { className: initializer.text, isState: false, isSpelled: true };
  return new Map([[name.getText(module.ast), entry]]);
}

/** `generateUtilityClasses('MuiButton', ['root', …])`. */
function evaluateGenerator(module: JsModule, call: ts.CallExpression): UtilityClasses | null {
  if (!/(^|_|\.)generateUtilityClasses$/.test(call.expression.getText(module.ast))) return null;
  const [prefixNode, slotsNode] = call.arguments;
  const [prefix] = prefixNode ? evaluateList(module, prefixNode) : [];
  if (!prefix || !slotsNode) return null;
  const isUnstyled = usesUnstyledGenerator(module, call);
  return new Map(
    evaluateList(module, slotsNode).map(({ text, isSpelled }) => {
      const isState = STATES.has(text);
      const plain = isUnstyled ? `base-${prefix.text}-${text}` : `${prefix.text}-${text}`;
      const state = isUnstyled ? `base--${text}` : `Mui-${text}`;
      return [text, { className: isState ? state : plain, isState, isSpelled }];
    }),
  );
}

/** The unstyled library has a generator of its own, with another prefix. */
function usesUnstyledGenerator(module: JsModule, call: ts.CallExpression): boolean {
  const imported = module.imports.get(call.expression.getText(module.ast));
  const isOwn = imported?.from.startsWith('.') ?? false;
  return isOwn && /\/@mui\/base\//.test(module.file);
}

interface Text {
  readonly text: string;
  readonly isSpelled: boolean;
}

/** Strings and numbers of a constant expression, in order. */
function evaluateList(module: JsModule, node: ts.Expression): Text[] {
  if (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) {
    return [{ text: node.text, isSpelled: true }];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ text: 'true', isSpelled: true }];
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element) => evaluateList(module, element));
  }
  if (ts.isSpreadElement(node)) return evaluateList(module, node.expression);
  if (ts.isIdentifier(node)) {
    const value = module.definitions.get(node.text);
    return value && !ts.isFunctionDeclaration(value) ? evaluateList(module, value) : [];
  }
  if (ts.isPropertyAccessExpression(node)) return evaluateField(module, node);
  return ts.isCallExpression(node) ? evaluateMap(module, node) : [];
}

/** `OVERRIDES.root` of `const OVERRIDES = { root: […] }`. */
function evaluateField(module: JsModule, node: ts.PropertyAccessExpression): Text[] {
  if (!ts.isIdentifier(node.expression)) return [];
  const object = module.definitions.get(node.expression.text);
  if (!object || !ts.isObjectLiteralExpression(object)) return [];
  const field = object.properties.find(
    (property) => property.name?.getText(module.ast) === node.name.text,
  );
  return field && ts.isPropertyAssignment(field) ? evaluateList(module, field.initializer) : [];
}

/** `SIZES.map((size) => `grid-xs-${size}`)`. */
function evaluateMap(module: JsModule, call: ts.CallExpression): Text[] {
  const [callback] = call.arguments;
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'map') {
    return [];
  }
  if (!callback || !ts.isArrowFunction(callback)) return [];
  const { body } = callback;
  if (ts.isBlock(body) || !ts.isTemplateExpression(body)) return [];
  const tail = body.templateSpans[0]?.literal.text ?? '';
  return evaluateList(module, call.expression.expression).map(({ text }) => ({
    text: `${body.head.text}${text}${tail}`,
    isSpelled: false,
  }));
}

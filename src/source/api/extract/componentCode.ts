import { ts } from '../../typescript.js';
import { findDefinition, type Definition, type JsModule } from './jsModule.ts';

/** What the published function of a component tells. */
export interface ComponentCode {
  readonly takesRef: boolean;
  /** Props it does not name itself are handed on. */
  readonly spreads: boolean;
}

type FunctionNode = ts.FunctionExpression | ts.ArrowFunction | ts.FunctionDeclaration;

/** Reads the function of a component, or null where it is made by a factory elsewhere. */
export function readComponentCode(
  definition: Definition,
  read: (file: string) => JsModule | null,
): ComponentCode | null {
  const found = findFunction(definition, read);
  if (!found) return null;
  const [props, ref] = found.parameters;
  const names = props ? listPropsNames(found, props) : [];
  return {
    takesRef: ref !== undefined || bindsRef(found, names),
    spreads: names.some((name) => isHandedOn(found, name)),
  };
}

/** The key a component reads its default props from, as in `useThemeProps({ name: 'MuiButton' })`. */
export function findThemeKey(
  name: string,
  definition: Definition,
  read: (file: string) => JsModule | null,
): string | null {
  const { module } = definition;
  const code = findFunction(definition, read) ?? definition.node;
  const own = searchThemeKey(code, module, read, 0) ?? findFactoryKey(definition, read);
  if (own) return own;
  // A component may wrap an inner one of the same file that reads the theme for both.
  const others = [...module.definitions.values()].map((node) => findDirectKey(node));
  return others.find((key) => key !== null && key.slice(3) === name) ?? null;
}

/** `createStack()` reads the theme under the name it has when it is given none. */
function findFactoryKey(
  { module, node }: Definition,
  read: (file: string) => JsModule | null,
): string | null {
  if (!ts.isCallExpression(node) || node.arguments.length > 0) return null;
  const factory = findDefinition(module, node.expression.getText(), read)?.node;
  if (!factory) return null;
  let found: string | null = null;
  const visit = (part: ts.Node): void => {
    if (ts.isBindingElement(part) && part.name.getText() === 'componentName' && part.initializer) {
      found = findKeyArgument(part.initializer);
    }
    if (found === null) ts.forEachChild(part, visit);
  };
  visit(factory);
  return found;
}

function searchThemeKey(
  node: ts.Node,
  module: JsModule,
  read: (file: string) => JsModule | null,
  depth: number,
): string | null {
  const direct = findDirectKey(node);
  if (direct !== null || depth > 1) return direct;
  for (const callee of new Set(listPropsCalls(node).map((call) => call.expression.getText()))) {
    const next = findDefinition(module, callee, read);
    const found = next ? searchThemeKey(next.node, next.module, read, depth + 1) : null;
    if (found) return found;
  }
  return null;
}

function findDirectKey(node: ts.Node): string | null {
  const keys = listPropsCalls(node).flatMap((call) => call.arguments.map(findKeyArgument));
  return keys.find((key) => key !== null) ?? null;
}

/** Calls such as `useThemeProps(…)`, `useDatePickerDefaultizedProps(…)`, `getThemeProps(…)`. */
function listPropsCalls(node: ts.Node): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isCallExpression(part) && /(^|\.)(use|get)\w*Props$/.test(part.expression.getText())) {
      calls.push(part);
    }
    ts.forEachChild(part, visit);
  };
  visit(node);
  return calls;
}

const THEME_KEY = /^(Mui|Joy)[A-Z]\w*$/;

function findKeyArgument(argument: ts.Expression): string | null {
  if (ts.isStringLiteral(argument)) return THEME_KEY.test(argument.text) ? argument.text : null;
  if (!ts.isObjectLiteralExpression(argument)) return null;
  for (const property of argument.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'name') continue;
    if (ts.isStringLiteral(property.initializer)) return findKeyArgument(property.initializer);
  }
  return null;
}

/** Looks through `forwardRef`, `memo` and the like; a component handed on by name is followed. */
function findFunction(
  { module, node }: Definition,
  read: (file: string) => JsModule | null,
): FunctionNode | null {
  if (isFunction(node)) return node;
  if (!ts.isCallExpression(node)) return null;
  for (const argument of node.arguments) {
    if (isFunction(argument)) return argument;
    const next = ts.isIdentifier(argument) ? findDefinition(module, argument.text, read) : null;
    const nested = ts.isCallExpression(argument) ? { module, name: '', node: argument } : next;
    const found = nested ? findFunction(nested, read) : null;
    if (found) return found;
  }
  return null;
}

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionExpression(node) || ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)
  );
}

/** Names for all props or for the rest of them, through the variables they are passed along by. */
function listPropsNames(fn: FunctionNode, props: ts.ParameterDeclaration): string[] {
  const names = new Set(ts.isIdentifier(props.name) ? [props.name.text] : []);
  if (ts.isObjectBindingPattern(props.name))
    for (const rest of listRests(props.name)) names.add(rest);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && mentions(node.initializer, names)) {
      if (ts.isObjectBindingPattern(node.name)) {
        for (const rest of listRests(node.name)) names.add(rest);
      } else if (ts.isIdentifier(node.name) && isPropsCall(node.initializer)) {
        names.add(node.name.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  if (fn.body) visit(fn.body);
  return [...names];
}

function listRests(pattern: ts.ObjectBindingPattern): string[] {
  return pattern.elements
    .filter((element) => element.dotDotDotToken)
    .flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

function mentions(node: ts.Expression, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isCallExpression(node)) return node.arguments.some((each) => mentions(each, names));
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return names.has(property.name.text);
    if (ts.isSpreadAssignment(property)) return mentions(property.expression, names);
    return ts.isPropertyAssignment(property) && mentions(property.initializer, names);
  });
}

/** `useThemeProps({ props })`, Babel's `_objectWithoutProperties(props, …)`: props in, props out. */
function isPropsCall(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node)) return false;
  return /Props?(Value)?$|Sx$|objectWithoutProperties/i.test(node.expression.getText());
}

/** `…other` in JSX or an object, or handed to a hook that forwards it. */
function isHandedOn(fn: FunctionNode, name: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
      found = isName(node.expression, name);
    } else if (ts.isPropertyAssignment(node)) {
      const key = node.name.getText();
      found = /forwardedProps|additionalProps/i.test(key) && isName(node.initializer, name);
    } else if (ts.isCallExpression(node) && /^_?extends$/.test(node.expression.getText())) {
      found = node.arguments.some((argument) => isName(argument, name));
    }
    ts.forEachChild(node, visit);
  };
  if (fn.body) visit(fn.body);
  return found;
}

function isName(node: ts.Expression, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

/** React 19 components take `ref` as a prop. */
function bindsRef(fn: FunctionNode, names: readonly string[]): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const owner = node.parent.parent;
      const source = ts.isVariableDeclaration(owner) ? owner.initializer : null;
      const isProps = ts.isParameter(owner) || (source && mentions(source, new Set(names)));
      if (isProps && (node.propertyName ?? node.name).getText() === 'ref') found = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(fn);
  return found;
}

import { ts } from '../typescript.js';
import type { Finding } from './adviceRules.ts';

/** A number that a comparator may answer; null where it can be any. */
type Outcome = { readonly size: string; readonly isNegative: boolean } | null;

/** A comparator that never says "equal" sorts differently from engine to engine. */
export function checkComparator(node: ts.Node, script: ts.SourceFile): Finding | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) {
    return undefined;
  }
  if (!/^(?:sort|toSorted)$/.test(node.expression.name.text)) return undefined;
  const comparator = resolveFunction(node.arguments[0], script);
  if (!comparator) return undefined;
  const fix = 'Return a - b for numbers and a.localeCompare(b) for text.';
  if (listAnswers(comparator).some(isComparison)) {
    return { what: 'The comparator answers true or false, not a number.', fix };
  }
  const outcomes = listOutcomes(comparator, script, []);
  const sizes = new Set(outcomes.map((outcome) => outcome?.size));
  const signs = new Set(outcomes.map((outcome) => outcome?.isNegative));
  const isPair = sizes.size === 1 && !sizes.has(undefined) && signs.size === 2;
  if (!isPair || !comparesAnything(comparator, script, [])) return undefined;
  return { what: 'The comparator never answers 0, not even for equal values.', fix };
}

function resolveFunction(
  node: ts.Node | undefined,
  script: ts.SourceFile,
): ts.FunctionLikeDeclaration | undefined {
  if (!node) return undefined;
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  return ts.isIdentifier(node) ? findFunction(node.text, script) : undefined;
}

/** A function of the file by its name. */
function findFunction(name: string, within: ts.Node): ts.FunctionLikeDeclaration | undefined {
  return ts.forEachChild(within, (child) => {
    if (ts.isFunctionDeclaration(child) && child.name?.text === name) return child;
    if (ts.isVariableDeclaration(child) && child.name.getText() === name && child.initializer) {
      const { initializer } = child;
      if (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) {
        return initializer;
      }
    }
    return findFunction(name, child);
  });
}

/** The expressions that a function returns, without those of functions inside of it. */
function listAnswers({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [unwrap(body)];
  const answers: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) answers.push(unwrap(node.expression));
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return answers;
}

function listOutcomes(
  comparator: ts.FunctionLikeDeclaration,
  script: ts.SourceFile,
  callers: readonly ts.Node[],
): Outcome[] {
  if (callers.includes(comparator)) return [null];
  const read = (expression: ts.Expression): Outcome[] => {
    const node = unwrap(expression);
    if (ts.isConditionalExpression(node)) return [...read(node.whenTrue), ...read(node.whenFalse)];
    if (ts.isPrefixUnaryExpression(node)) return read(node.operand).map(readSign(node.operator));
    if (isProduct(node)) return multiply(read(node.left), read(node.right));
    if (ts.isNumericLiteral(node)) return [{ size: node.text, isNegative: false }];
    if (ts.isCallExpression(node)) {
      const called = resolveFunction(node.expression, script);
      return called ? listOutcomes(called, script, [...callers, comparator]) : [null];
    }
    if (!ts.isIdentifier(node)) return [null];
    const value = findConstant(node.text, comparator);
    return value ? read(value) : [{ size: node.text, isNegative: false }];
  };
  return listAnswers(comparator).flatMap(read);
}

function readSign(operator: ts.PrefixUnaryOperator): (outcome: Outcome) => Outcome {
  return (outcome) => {
    if (operator === ts.SyntaxKind.PlusToken) return outcome;
    if (operator !== ts.SyntaxKind.MinusToken) return null;
    return outcome && { ...outcome, isNegative: !outcome.isNegative };
  };
}

function multiply(left: readonly Outcome[], right: readonly Outcome[]): Outcome[] {
  return left.flatMap((one) =>
    right.map(
      (other) =>
        one &&
        other && {
          size: `${one.size} * ${other.size}`,
          isNegative: one.isNegative !== other.isNegative,
        },
    ),
  );
}

/** What a name inside of a function stands for. */
function findConstant(name: string, within: ts.Node): ts.Expression | undefined {
  return ts.forEachChild(within, (child) =>
    ts.isVariableDeclaration(child) && child.name.getText() === name
      ? child.initializer
      : findConstant(name, child),
  );
}

/** Without a comparison the signs follow from something else, such as the direction. */
function comparesAnything(
  node: ts.Node,
  script: ts.SourceFile,
  callers: readonly ts.Node[],
): boolean {
  if (isComparison(node)) return true;
  const called = ts.isCallExpression(node) ? resolveFunction(node.expression, script) : undefined;
  if (called && !callers.includes(called) && comparesAnything(called, script, [...callers, called]))
    return true;
  return (
    ts.forEachChild(node, (child) => comparesAnything(child, script, callers) || undefined) ?? false
  );
}

function isComparison(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && /^[<>]=?$/.test(node.operatorToken.getText());
}

function isProduct(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken;
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;
}

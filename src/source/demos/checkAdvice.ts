import type { Problem } from '../../model/problem.ts';
import { ts } from '../typescript.js';
import { ADVICE_RULES, type ElementUse, type Finding } from './adviceRules.ts';
import { checkComparator } from './checkComparator.ts';
import type { CollectedFile } from './collectFiles.ts';
import { lineOf } from './lineOf.ts';

/** Reports where a demo breaks the advice that pages give: readers copy what they see. */
export function checkAdvice({ path, script }: CollectedFile): Problem[] {
  if (!script) return [];
  const components = findComponents(script);
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    const finding = checkComparator(node, script) ?? checkElement(node, components, script);
    if (finding) problems.push({ file: path, line: lineOf(script, node), ...finding });
    ts.forEachChild(node, visit);
  };
  visit(script);
  return problems;
}

function checkElement(
  node: ts.Node,
  components: ReadonlyMap<string, string>,
  script: ts.SourceFile,
): Finding | undefined {
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined;
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  const rules = ADVICE_RULES[components.get(opening.tagName.getText()) ?? ''];
  if (!rules) return undefined;
  const use: ElementUse = {
    props: new Set(opening.attributes.properties.map(nameProp)),
    tag: opening.getText(),
    content: ts.isJsxElement(node) ? node.children.map((child) => child.getText()).join('') : '',
    isInNavigation: isInNavigation(node, components),
    file: script.text,
  };
  const broken = rules.find(({ breaks }) => breaks(use));
  return broken && { what: broken.what, fix: broken.fix };
}

function nameProp(prop: ts.JsxAttributeLike): string {
  return ts.isJsxSpreadAttribute(prop) ? '...' : prop.name.getText();
}

const NAVIGATION = /\s(?:component="nav"|role="navigation")/;

function isInNavigation(node: ts.Node, components: ReadonlyMap<string, string>): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (!ts.isJsxElement(around)) continue;
    const name = around.openingElement.tagName.getText();
    if ((components.get(name) ?? name) === 'nav') return true;
    if (NAVIGATION.test(around.openingElement.getText())) return true;
  }
  return false;
}

/** Local names of what a file has of Material UI and Joy UI, with their names there, and of elements with styles. */
function findComponents(script: ts.SourceFile): ReadonlyMap<string, string> {
  const components = new Map<string, string>();
  for (const statement of script.statements) {
    for (const [local, name] of listImported(statement)) components.set(local, name);
    for (const [local, base] of listStyled(statement)) {
      const name = base.startsWith("'") ? base.slice(1) : components.get(base);
      if (name !== undefined) components.set(local, name);
    }
  }
  return components;
}

type Named = readonly [local: string, name: string];

function listImported(statement: ts.Statement): Named[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return [];
  }
  const { importClause: clause, moduleSpecifier } = statement;
  if (!/^@mui\/(?:material|joy)/.test(moduleSpecifier.text) || !clause) return [];
  const [, name] = /^@mui\/(?:material|joy)\/(\w+)$/.exec(moduleSpecifier.text) ?? [];
  const { namedBindings } = clause;
  return [
    ...(clause.name && name !== undefined ? [[clause.name.text, name] as const] : []),
    ...(namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map(
          (element) => [element.name.text, (element.propertyName ?? element.name).text] as const,
        )
      : []),
  ];
}

/** What a file gives other styles to, as in `const X = styled(Y)({ … })`; elements with a quote before their name. */
function listStyled(statement: ts.Statement): Named[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    const [, base] = /^styled\(\s*('?\w+)/.exec(initializer?.getText() ?? '') ?? [];
    return base === undefined ? [] : [[name.getText(), base] as const];
  });
}

import { ts } from '../typescript.js';

/** An element of an icon, as its script makes it. */
interface Element {
  /** Null for a fragment. */
  readonly tag: string | null;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
}

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
};

/**
 * What is inside an icon's `svg`, from the script that the package publishes for it:
 * `export default createSvgIcon(_jsx("path", { d: "…" }), 'Delete')`. Throws on anything else.
 */
export function parseIcon(script: string): string {
  const file = ts.createSourceFile('icon.js', script, ts.ScriptTarget.Latest, false);
  for (const statement of file.statements) {
    if (!ts.isExportAssignment(statement)) continue;
    const { expression } = statement;
    if (ts.isCallExpression(expression) && expression.arguments[0]) {
      const elements = readElements(expression.arguments[0]);
      return elements.map((element) => formatElement(element, findTargets(elements))).join('');
    }
  }
  throw new Error('The script of an icon exports no call.');
}

function readElements(node: ts.Expression): Element[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(readElements);
  if (!ts.isCallExpression(node)) throw new Error('An icon is made of something else than calls.');
  const [tag, props] = node.arguments;
  if (!tag || !props || !ts.isObjectLiteralExpression(props)) {
    throw new Error('An element of an icon has no props.');
  }
  const attributes = new Map<string, string>();
  let children: Element[] = [];
  for (const property of props.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) {
      throw new Error('An element of an icon has a prop that is no pair of name and value.');
    }
    const { text: name } = property.name;
    if (name === 'children') children = readElements(property.initializer);
    else if (ts.isStringLiteral(property.initializer)) {
      attributes.set(name, property.initializer.text);
    } else throw new Error(`The prop ${name} of an icon is no string.`);
  }
  return [{ tag: ts.isStringLiteral(tag) ? tag.text : null, attributes, children }];
}

type Targets = ReadonlyMap<string | undefined, Element>;

/** Elements by their ids. */
function findTargets(elements: readonly Element[]): Targets {
  const all = elements.flatMap(function list(element): Element[] {
    return [element, ...element.children.flatMap(list)];
  });
  return new Map(all.map((element) => [element.attributes.get('id'), element]));
}

/** Ids would not be unique on a page that shows an icon twice, so what refers to an element becomes that element. */
function formatElement({ tag, attributes, children }: Element, targets: Targets): string {
  if (tag === 'defs') return '';
  if (tag === 'use') {
    const target = targets.get(attributes.get('xlinkHref')?.slice(1));
    if (!target) throw new Error('An icon refers to an element that it does not have.');
    return formatElement(target, targets);
  }
  const inside = children.map((child) => formatElement(child, targets)).join('');
  if (tag === null) return inside;
  const pairs = [...attributes]
    .filter(([name]) => name !== 'id')
    .map(([name, value]) => ` ${ATTRIBUTE_NAMES[name] ?? name}="${value}"`)
    .join('');
  return inside === '' ? `<${tag}${pairs}/>` : `<${tag}${pairs}>${inside}</${tag}>`;
}

import type { Problem } from '../../model/problem.ts';
import { ts } from '../typescript.js';
import type { CollectedFile } from './collectFiles.ts';
import { lineOf } from './lineOf.ts';

/** Reports where a demo breaks the advice that pages give: readers copy what they see. */
export function checkAdvice({ path, script }: CollectedFile): Problem[] {
  if (!script) return [];
  const components = findComponents(script);
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    const finding = findTwoOutcomes(node) ?? checkElement(node, components, script);
    if (finding) problems.push({ file: path, line: lineOf(script, node), ...finding });
    ts.forEachChild(node, visit);
  };
  visit(script);
  return problems;
}

type Finding = Pick<Problem, 'what' | 'fix'>;

/** An element of a library's component, as the rules see it. */
interface ElementUse {
  readonly props: ReadonlySet<string>;
  /** What its opening tag says. */
  readonly tag: string;
  /** What stands inside of it. */
  readonly content: string;
  /** The whole file. */
  readonly file: string;
}

interface AdviceRule extends Finding {
  readonly breaks: (use: ElementUse) => boolean;
}

const NAME = /aria-label/;
/** Dialogs take their name from a title inside of them by themselves. */
const NAME_OR_TITLE = /aria-label|<DialogTitle/;
/** The only drawer that takes its name from a title by itself. */
const JOY_DRAWER = /from '@mui\/joy\/Drawer'/;
const CONTROL = /<(?:\w*Button|Fab|Link|ModalClose|DialogActions|Chip|MenuItem|a|button)\b/;

/** Advice by component; what a rule cannot see, such as spread props, it lets pass. */
const RULES: Readonly<Record<string, readonly AdviceRule[]>> = {
  Dialog: [
    {
      breaks: ({ tag, content, props }) => !NAME_OR_TITLE.test(tag + content) && !props.has('...'),
      what: 'The dialog has no name.',
      fix: 'Put a DialogTitle into it, or give it an aria-label.',
    },
    {
      // With an id of its own the title is no longer what the dialog points at.
      breaks: ({ tag, content, props }) =>
        /<DialogTitle\s[^>]*\bid=/.test(content) && !NAME.test(tag) && !props.has('...'),
      what: 'The dialog has no name: its title has another id than the one it looks for.',
      fix: 'Set aria-labelledby of the dialog to the id of the title, or leave the id out.',
    },
    {
      breaks: ({ content }) => !CONTROL.test(content),
      what: 'The dialog has no visible way out.',
      fix: 'Put a button into it that closes it.',
    },
  ],
  Modal: [
    {
      // Its content is often a component of the demo's own.
      breaks: ({ file, props }) => !NAME_OR_TITLE.test(file) && !props.has('...'),
      what: 'The modal has no name.',
      fix: 'Point aria-labelledby at the id of its title, or give it an aria-label.',
    },
  ],
  Drawer: [
    {
      breaks: ({ tag, content, file, props }) =>
        !NAME.test(tag) &&
        !props.has('...') &&
        !/variant="(?:permanent|persistent)"/.test(tag) &&
        !(JOY_DRAWER.test(file) && content.includes('<DialogTitle')),
      what: 'The drawer has no name.',
      fix: 'Give its paper a role and a name: slotProps={{ paper: { role: "dialog", "aria-label": "…" } }}. Put a DialogTitle into a drawer of Joy UI.',
    },
  ],
  Menu: [
    {
      breaks: ({ tag, props }) => !NAME.test(tag) && !props.has('...'),
      what: 'The menu has no name.',
      fix: 'Point aria-labelledby of slotProps.list at the id of its button.',
    },
  ],
  Tabs: [
    {
      breaks: ({ content, file }) =>
        !/TabPanel|tabpanel/.test(file) && !/href|component=|to=/.test(content),
      what: 'The tabs have no panels.',
      fix: 'Add an element with role="tabpanel" for each tab, or give the tabs an href if they lead to pages.',
    },
  ],
  Link: [
    {
      breaks: ({ props }) => !['href', 'to', 'component', '...'].some((prop) => props.has(prop)),
      what: 'The link leads nowhere.',
      fix: 'Give it an href, or component="button" if it does something on this page.',
    },
  ],
};

function checkElement(
  node: ts.Node,
  components: ReadonlyMap<string, string>,
  script: ts.SourceFile,
): Finding | undefined {
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined;
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  const rules = RULES[components.get(opening.tagName.getText()) ?? ''];
  if (!rules) return undefined;
  const use: ElementUse = {
    props: new Set(opening.attributes.properties.map(nameProp)),
    tag: opening.getText(),
    content: ts.isJsxElement(node) ? node.children.map((child) => child.getText()).join('') : '',
    file: script.text,
  };
  const broken = rules.find(({ breaks }) => breaks(use));
  return broken && { what: broken.what, fix: broken.fix };
}

function nameProp(prop: ts.JsxAttributeLike): string {
  return ts.isJsxSpreadAttribute(prop) ? '...' : prop.name.getText();
}

/** Local names of what a file imports from Material UI and Joy UI, with their names there. */
function findComponents(script: ts.SourceFile): ReadonlyMap<string, string> {
  const components = new Map<string, string>();
  for (const statement of script.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const [, name] =
      /^@mui\/(?:material|joy)(?:\/(\w+))?$/.exec(statement.moduleSpecifier.text) ?? [];
    const { importClause: clause } = statement;
    if (!/^@mui\/(?:material|joy)/.test(statement.moduleSpecifier.text) || !clause) continue;
    if (clause.name && name !== undefined) components.set(clause.name.text, name);
    if (clause.namedBindings && ts.isNamedImports(clause.namedBindings)) {
      for (const element of clause.namedBindings.elements) {
        components.set(element.name.text, (element.propertyName ?? element.name).text);
      }
    }
  }
  return components;
}

/** A comparator that never says "equal" sorts differently from engine to engine. */
function findTwoOutcomes(node: ts.Node): Finding | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const [comparator] = node.arguments;
  if (!/^(?:sort|toSorted)$/.test(node.expression.name.text)) return undefined;
  if (!comparator || !ts.isArrowFunction(comparator)) return undefined;
  if (!/^\(?[^?]+[<>][^?]+\?\s*-?1\s*:\s*-?1\s*\)?$/.test(comparator.body.getText()))
    return undefined;
  return {
    what: 'The comparator never answers 0, not even for equal values.',
    fix: 'Return a - b for numbers and a.localeCompare(b) for text.',
  };
}

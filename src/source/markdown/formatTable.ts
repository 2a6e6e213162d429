import type { Element, ElementContent } from 'hast';
import type { ListItem, Parents, Table } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { element, report, type HtmlState, type PageDraft } from './draft.ts';

/** A table in a scrollable region, named after its section. */
export function formatTable(draft: PageDraft, state: HtmlState, node: Table): Element {
  checkRows(draft, node);
  const table = defaultHandlers.table(state, node);
  visit(table, 'element', formatCell);
  const properties = { className: ['table'], tabIndex: 0, ariaLabel: nameRegion(draft) };
  table.properties['dataWhole'] = true;
  return element('section', properties, [table, element('template', {})]);
}

/** Cells beyond the header's are dropped by every Markdown parser without a word. */
function checkRows(draft: PageDraft, node: Table): void {
  const columns = node.children[0]?.children.length ?? 0;
  for (const row of node.children) {
    if (row.children.length <= columns) continue;
    const fix = 'Add a column to the header, or write a "|" inside a cell as "\\|".';
    report(draft, row, `The row has ${row.children.length} cells, but the header ${columns}.`, fix);
  }
}

function nameRegion(draft: PageDraft): string {
  const section = `Table: ${draft.headings.at(-1)?.text ?? draft.title}`;
  let name = section;
  for (let count = 2; draft.regionNames.has(name); count += 1) name = `${section} (${count})`;
  draft.regionNames.add(name);
  return name;
}

/** Alignment is the style sheet's (it flips with the direction), and an empty cell heads nothing. */
function formatCell(cell: Element): void {
  if (cell.tagName !== 'th' && cell.tagName !== 'td') return;
  const { align, ...properties } = cell.properties;
  cell.properties = align ? { ...properties, dataAlign: align } : properties;
  if (cell.tagName !== 'th') return;
  if (cell.children.length === 0) cell.tagName = 'td';
  else cell.properties['scope'] = 'col';
}

/** A list item; the box of a task is a picture with a name, since a checkbox without label says nothing. */
export function formatListItem(
  state: HtmlState,
  node: ListItem,
  parent: Parents | undefined,
): Element {
  const item = defaultHandlers.listItem(state, node, parent);
  if (typeof node.checked !== 'boolean') return item;
  const box = element('span', {
    className: ['task'],
    role: 'img',
    ariaLabel: node.checked ? 'Done' : 'Not done',
    ...(node.checked ? { dataDone: true } : {}),
  });
  return replaceInput(item, box);
}

function replaceInput(parent: Element, box: Element): Element {
  const children = parent.children.map((child): ElementContent => {
    if (child.type !== 'element') return child;
    if (child.tagName === 'input') return box;
    return child.tagName === 'p' ? replaceInput(child, box) : child;
  });
  return { ...parent, children };
}

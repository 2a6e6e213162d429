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
  const width = measureWords(node);
  if (width > PHONE_WIDTH) table.properties['dataWide'] = width > VERY_WIDE ? 'very' : '';
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

/** As much of a phone's screen as a table has, in px. */
const PHONE_WIDTH = 340;
/** From here on, columns of words would still be as narrow as a word after a bit more scrolling. */
const VERY_WIDE = 420;
const LETTER = { text: 7.5, inlineCode: 8 };
const CELL_PADDING = 24;

/** About how narrow a table can become, in px: as wide as the longest words of its columns. */
function measureWords({ children: rows }: Table): number {
  const widths: number[] = [];
  for (const row of rows) {
    row.children.forEach((cell, column) => {
      visit(cell, (node) => {
        if (node.type !== 'text' && node.type !== 'inlineCode') return;
        const letters = Math.max(...node.value.split(/\s|(?<=-)/).map((word) => word.length));
        const width = letters * LETTER[node.type] + CELL_PADDING;
        widths[column] = Math.max(widths[column] ?? CELL_PADDING, width);
      });
    });
  }
  return widths.reduce((sum, width) => sum + width, 0);
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

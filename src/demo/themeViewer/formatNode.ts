import { listChildren, type ThemeNode } from './themeNode.ts';

/** What a node says by itself: its value, or its parameters with an example. Nothing for groups. */
export function formatText(node: ThemeNode): string {
  switch (node.kind) {
    case 'value':
      return formatLiteral(node.value);
    case 'function': {
      const { parameters, example } = node;
      return example ? `${parameters} · ${example.call} = ${quote(example.result)}` : parameters;
    }
    case 'object':
    case 'array':
      return '';
  }
}

/** The type of a node, for groups with how much they contain. */
export function formatType(node: ThemeNode): string {
  switch (node.kind) {
    case 'value':
      return node.value === null ? 'null' : typeof node.value;
    case 'function':
      return 'function';
    case 'object':
    case 'array':
      return `${node.kind} of ${node.children.length}`;
  }
}

/** More names than this make a line too long. */
const PREVIEW_NAMES = 6;

/** The names inside an object, as far as they fit in a line. */
export function formatPreview(node: ThemeNode): string {
  if (node.kind !== 'object') return '';
  const names = node.children.map(({ name }) => name);
  const shown = names.slice(0, PREVIEW_NAMES).join(', ');
  return names.length > PREVIEW_NAMES ? `${shown}, …` : shown;
}

/** A value to paste: texts as they are, groups as code without their functions. */
export function formatCopy(node: ThemeNode): string {
  return node.kind === 'value' ? String(node.value) : formatSource(node, '');
}

function formatSource(node: ThemeNode, indent: string): string {
  if (node.kind === 'value') return formatLiteral(node.value);
  const isArray = node.kind === 'array';
  const inner = `${indent}  `;
  const rows = listChildren(node)
    .filter(({ kind }) => kind !== 'function')
    .map((child) => {
      const key = isArray ? '' : `${formatKey(child.name)}: `;
      return `${inner}${key}${formatSource(child, inner)},\n`;
    });
  const [start, end] = isArray ? '[]' : '{}';
  return rows.length > 0 ? `${start}\n${rows.join('')}${indent}${end}` : `${start}${end}`;
}

function formatKey(name: string): string {
  return /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(name) ? name : quote(name);
}

function formatLiteral(value: string | number | boolean | null): string {
  return typeof value === 'string' ? quote(value) : String(value);
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}

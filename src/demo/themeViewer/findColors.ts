import { listChildren, type ThemeNode } from './themeNode.ts';

/** More swatches than this make a row too long. */
const MAX_SWATCHES = 12;

/** The colors to draw beside a node: its own, or those directly inside it. */
export function findColors(node: ThemeNode): string[] {
  const nodes = node.kind === 'value' ? [node] : listChildren(node);
  return nodes
    .flatMap((each) => (each.kind === 'value' ? [findColor(each.value)] : []))
    .filter((color) => color !== null)
    .slice(0, MAX_SWATCHES);
}

const COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?)\([\d.,%/\s]+\))$/i;
/** A variable whose fallback holds no other one. */
const VARIABLE = /var\(--[\w-]+,\s*((?:[^()]|\([^()]*\))*)\)/;

/** The color that a value is, variables replaced by their fallbacks; null for what is none. */
export function findColor(value: string | number | boolean | null): string | null {
  if (typeof value !== 'string') return null;
  let text = value;
  while (VARIABLE.test(text)) text = text.replace(VARIABLE, '$1');
  return COLOR.test(text) ? text : null;
}

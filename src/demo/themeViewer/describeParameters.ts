/** The parameters of a function from its source text, defaults left out: `(props?, options?)`. */
export function describeParameters(source: string): string {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const [, single] = /^(?:async\s+)?([\w$]+)\s*=>/.exec(code) ?? [];
  if (single !== undefined) return `(${single})`;
  const start = code.indexOf('(') + 1;
  const parameters = splitList(code.slice(start, findEnd(code, start)));
  return `(${parameters.map(describeParameter).join(', ')})`;
}

function describeParameter(text: string): string {
  const end = text.startsWith('{') ? findEnd(text, 1) : text.search(/\s*=|$/);
  const name = text.startsWith('{')
    ? `{ ${splitList(text.slice(1, end)).map(describeParameter).join(', ')} }`
    : text.slice(0, end);
  return text.includes('=', end) ? `${name}?` : name;
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Where the bracket closes that was open before a position. */
function findEnd(code: string, start: number): number {
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    const sign = code.charAt(index);
    if (OPENING.includes(sign)) depth += 1;
    if (CLOSING.includes(sign)) depth -= 1;
    if (depth < 0) return index;
  }
  return code.length;
}

/** The parts between commas that stand in no brackets. */
function splitList(code: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of code) {
    if (OPENING.includes(sign)) depth += 1;
    if (CLOSING.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + sign);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

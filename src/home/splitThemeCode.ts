/** A piece of code with its class in `code.css`; null for what has the color of text. */
export interface CodePiece {
  readonly text: string;
  readonly kind: 'k' | 's' | 'f' | 'n' | 'p' | 'c' | null;
}

/** What the code of a theme is made of, in the order in which it is looked for. */
const KINDS = [
  ['c', /\/\/.*/],
  ['s', /'(?:\\'|[^'\n])*'/],
  ['k', /\b(?:import|from|export|const)\b/],
  ['n', /\b(?:true|false|\d[\d.]*)\b/],
  ['f', /\b\w+(?=\()/],
  ['p', /\b\w+(?=:)/],
] as const;

const PIECE = new RegExp(KINDS.map(([kind, { source }]) => `(?<${kind}>${source})`).join('|'), 'g');

/** Cuts the code of a theme into pieces to color; together they are the code again. */
export function splitThemeCode(code: string): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const { 0: text, index, groups } of code.matchAll(PIECE)) {
    if (index > end) pieces.push({ text: code.slice(end, index), kind: null });
    const kind = KINDS.find(([name]) => groups?.[name] !== undefined)?.[0] ?? null;
    pieces.push({ text, kind });
    end = index + text.length;
  }
  return end < code.length ? [...pieces, { text: code.slice(end), kind: null }] : pieces;
}

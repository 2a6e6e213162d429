/** A piece of a type as it is drawn. */
export type TypeToken =
  | { readonly kind: 'text' | 'string' | 'standard'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Strings, names, what is between them, and unpaired quotes. */
const PIECE = /'[^']*'|"[^"]*"|[A-Za-z_$][\w$]*|[^'"A-Za-z_$]+|['"]/g;

/** Cuts a type into as few pieces as its colors and links need. */
export function tokenizeType(
  code: string,
  links: Readonly<Record<string, string>>,
  standard: string | null,
): TypeToken[] {
  const marked = standard === null ? null : unquote(standard);
  const tokens: TypeToken[] = [];
  for (const [piece] of code.matchAll(PIECE)) {
    const token = classify(piece, links, marked);
    const last = tokens.at(-1);
    if (last && last.kind === token.kind && token.kind !== 'link') {
      tokens[tokens.length - 1] = { ...last, text: last.text + token.text };
    } else {
      tokens.push(token);
    }
  }
  return joinUnions(tokens);
}

function classify(
  piece: string,
  links: Readonly<Record<string, string>>,
  marked: string | null,
): TypeToken {
  const href = Object.hasOwn(links, piece) ? links[piece] : undefined;
  if (href !== undefined) return { kind: 'link', text: piece, href };
  const isString = /^['"]./.test(piece);
  if (isString && marked !== null && unquote(piece) === marked) {
    return { kind: 'standard', text: piece };
  }
  return { kind: isString ? 'string' : 'text', text: piece };
}

/** `'a' | 'b' | 'c'` is one piece: elements for each bar would be most of a page. */
function joinUnions(tokens: readonly TypeToken[]): TypeToken[] {
  const joined: TypeToken[] = [];
  for (const token of tokens) {
    const before = joined.at(-2);
    const between = joined.at(-1);
    if (token.kind === 'string' && before?.kind === 'string' && between?.text === ' | ') {
      joined.splice(-2, 2, { kind: 'string', text: `${before.text} | ${token.text}` });
    } else {
      joined.push(token);
    }
  }
  return joined;
}

/** Types and defaults may quote the same text differently; numbers and booleans have no quotes. */
function unquote(text: string): string {
  return text.replace(/^(['"])(.*)\1$/s, "'$2'");
}

/** Objects up to this length stay on their line. */
const MAX_LINE = 40;

/** Strings, and the signs that open, close and part objects and what may stand in them. */
const PIECE = /'[^']*'|"[^"]*"|`[^`]*`|=>|\{ | \}|; |[([<]|[)\]>]/g;

/** Puts each field of an object on a line of its own. Objects inside of it, of parameters and of other types stay as they are. */
export function breakType(code: string): string {
  if (code.length <= MAX_LINE) return code;
  let braces = 0;
  let others = 0;
  return code.replace(PIECE, (piece) => {
    if (/^['"`]|^=>$/.test(piece)) return piece;
    if (/^[([<]$/.test(piece)) others += 1;
    if (/^[)\]>]$/.test(piece)) others -= 1;
    if (others > 0) return piece;
    if (piece === '{ ') {
      braces += 1;
      return braces === 1 ? '{\n  ' : piece;
    }
    if (piece === '; ') return braces === 1 ? ';\n  ' : piece;
    if (piece === ' }') {
      braces -= 1;
      return braces === 0 ? '\n}' : piece;
    }
    return piece;
  });
}

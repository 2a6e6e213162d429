/** A piece of code and the class that colors it. */
export interface CodeToken {
  readonly text: string;
  readonly className?: string;
}

/** Comments aside, all that short JSX has: tags, strings, attributes, numbers; and short options of themes. */
const TOKEN =
  /(?<s>"[^"\n]*"|'[^'\n]*')|(?<t>(?<=<\/?)[A-Za-z][\w.]*)|(?<n>(?<=[{(]|\w: )-?\d+(?:\.\d+)?\b)|(?<k>\b(?:true|false|null)\b)|(?<p>[A-Za-z][\w-]*(?==[{"]))/g;

/** Splits JSX into colored pieces. The highlighter of the build is too large to be sent to readers. */
export function highlightJsx(code: string): CodeToken[] {
  return highlightCode(code, TOKEN);
}

/** Splits code into pieces, colored by the classes that the groups of a pattern are named after. */
export function highlightCode(code: string, pattern: RegExp): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(pattern)) {
    const className = Object.keys(groups).find((name) => groups[name] !== undefined);
    if (index > end) tokens.push({ text: code.slice(end, index) });
    tokens.push(className ? { text, className } : { text });
    end = index + text.length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}

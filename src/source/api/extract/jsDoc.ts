/** A tag of a JSDoc comment with all text up to the next tag. */
export interface JsDocTag {
  readonly name: string;
  readonly text: string;
}

/** A JSDoc comment: Markdown, then tags. */
export interface JsDoc {
  readonly description: string;
  readonly tags: readonly JsDocTag[];
}

/** A `@param` tag taken apart. */
export interface JsDocParameter {
  readonly name: string;
  readonly type: string | null;
  readonly optional: boolean;
  readonly description: string;
}

/** Reads a comment as the packages write them; TypeScript's own parser takes any `@` for a tag. */
export function parseJsDoc(comment: string): JsDoc {
  const description: string[] = [];
  const tags: { name: string; lines: string[] }[] = [];
  let inFence = false;
  for (const line of stripCommentMarks(comment)) {
    const tag = inFence ? null : /^\s*@([a-zA-Z]+)\s*(.*)$/.exec(line);
    if (/^\s*```/.test(line)) inFence = !inFence;
    if (tag) tags.push({ name: tag[1] ?? '', lines: [tag[2] ?? ''] });
    else (tags.at(-1)?.lines ?? description).push(line);
  }
  return {
    description: formatMarkdown(description),
    tags: tags.map(({ name, lines }) => ({ name, text: formatMarkdown(lines) })),
  };
}

/** The text of the first tag with one of the names, or undefined when there is none. */
export function findTag(doc: JsDoc, ...names: readonly string[]): string | undefined {
  return doc.tags.find((tag) => names.includes(tag.name))?.text;
}

/** All parameters a comment describes, in order. */
export function listParameters(doc: JsDoc): JsDocParameter[] {
  return doc.tags.filter((tag) => tag.name === 'param').map((tag) => parseParameter(tag.text));
}

/** The description with the further reading of `@see` tags added as sentences. */
export function formatDescription(doc: JsDoc): string {
  const further = doc.tags
    .filter((tag) => tag.name === 'see' && tag.text !== '')
    .map(({ text }) => (/^see\b/i.test(text) ? text : `See ${text}`));
  return [doc.description, ...further].filter((part) => part !== '').join('\n\n');
}

/** Drops a leading `{type}` of a tag's text, as in `@returns {boolean} Whether …`. */
export function splitType(text: string): { type: string | null; rest: string } {
  if (!text.startsWith('{')) return { type: null, rest: text };
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) {
      return { type: text.slice(1, index).trim(), rest: text.slice(index + 1).trim() };
    }
  }
  return { type: null, rest: text };
}

function stripCommentMarks(comment: string): string[] {
  return comment
    .replace(/^\/\*\*?/, '')
    .replace(/\*\/$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\* ?/, '').replace(/^\* (?=@)/, ''));
}

function formatMarkdown(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\{@link\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g, (_, target: string, text: string) =>
      formatLink(target, text.trim()),
    )
    .trim();
}

function formatLink(target: string, text: string): string {
  if (!/^https?:\/\//.test(target)) return `\`${text || target}\``;
  return text ? `[${text}](${target})` : `<${target}>`;
}

function parseParameter(text: string): JsDocParameter {
  const { type, rest } = splitType(text);
  const match = /^(\[?)([\w$.]+)(?:\s*=[^\]]*)?\]?\s*(?:-\s+)?([\s\S]*)$/.exec(rest);
  return {
    name: match?.[2] ?? rest,
    type,
    optional: match?.[1] === '[' || /(^undefined \||\| undefined$|=$)/.test(type ?? ''),
    description: (match?.[3] ?? '').trim(),
  };
}

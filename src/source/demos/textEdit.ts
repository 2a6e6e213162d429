import { ts } from '../typescript.js';

/** A range of a text and its replacement. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** Deletes a range. */
export function cut(start: number, end: number): TextEdit {
  return { start, end, text: '' };
}

/** Deletes a statement or class member, its line break included, so that no gap stays behind. */
export function cutLines(source: ts.SourceFile, node: ts.Node, start = node.getStart()): TextEdit {
  const { text } = source;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const ownsLine = text.slice(lineStart, start).trim() === '';
  const comment = ts.getTrailingCommentRanges(text, node.end)?.at(-1);
  const end = comment?.end ?? node.end;
  if (!ownsLine) return cut(start, end);
  const rest = /^[ \t]*\r?\n?/.exec(text.slice(end))?.[0] ?? '';
  return cut(lineStart, end + rest.length);
}

/** Start of the comments directly above a node; a blank line detaches them. */
export function findAttachedStart(source: ts.SourceFile, node: ts.Node): number {
  let start = node.getStart(source);
  const comments = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  for (const comment of [...comments].reverse()) {
    const gap = source.text.slice(comment.end, start);
    if (gap.split('\n').length > 2) break;
    start = comment.pos;
  }
  return start;
}

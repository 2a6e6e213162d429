import type { CodeLanguage } from '../../model/code.ts';
import type { ClassifiedToken } from './classifiedToken.ts';
import { createHighlighter, type Tokenize } from './createHighlighter.ts';

/** What a code block may ask for. */
export interface HighlightOptions {
  /** Lines to emphasize, counted from 1. */
  readonly lines?: readonly number[];
}

/** Turns code into the inside of a `<code>` element, with as few elements as its colors need. */
export function highlightCode(
  code: string,
  language: CodeLanguage,
  { lines = [] }: HighlightOptions = {},
): string {
  tokenize ??= createHighlighter();
  const tokenLines = tokenize(code.replace(/\n+$/, ''), language);
  const emphasized = new Set(lines);
  return groupLines(tokenLines, emphasized)
    .map((group) => {
      const html = formatTokens(mergeTokens(group.tokens));
      return group.emphasized ? `<span class="hl">${html}</span>` : html;
    })
    .join('');
}

/** Made on first use, since compiling a grammar takes longer than most commands need. */
let tokenize: Tokenize | undefined;

interface LineGroup {
  readonly emphasized: boolean;
  readonly tokens: ClassifiedToken[];
}

/** Neighboring lines of the same emphasis share a group; line breaks stay inside it. */
function groupLines(
  lines: readonly ClassifiedToken[][],
  emphasized: ReadonlySet<number>,
): LineGroup[] {
  const groups: LineGroup[] = [];
  lines.forEach((line, index) => {
    const isEmphasized = emphasized.has(index + 1);
    let group = groups.at(-1);
    if (!group || group.emphasized !== isEmphasized) {
      group = { emphasized: isEmphasized, tokens: [] };
      groups.push(group);
    }
    group.tokens.push(...line);
    if (index < lines.length - 1) group.tokens.push({ text: '\n', className: undefined });
  });
  return groups;
}

/** Joins neighbors of one kind; space between them joins too, for it has no color to show. */
function mergeTokens(tokens: readonly ClassifiedToken[]): ClassifiedToken[] {
  const merged: ClassifiedToken[] = [];
  let space = '';
  for (const token of tokens) {
    if (token.text.trim() === '') {
      space += token.text;
      continue;
    }
    const last = merged.at(-1);
    if (last && last.className === token.className) {
      merged[merged.length - 1] = { ...last, text: last.text + space + token.text };
    } else {
      if (space) merged.push({ text: space, className: undefined });
      merged.push(token);
    }
    space = '';
  }
  if (space) merged.push({ text: space, className: undefined });
  return merged;
}

function formatTokens(tokens: readonly ClassifiedToken[]): string {
  return tokens
    .map(({ text, className }) => {
      const content = escapeText(text);
      return className ? `<span class="${className}">${content}</span>` : content;
    })
    .join('');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

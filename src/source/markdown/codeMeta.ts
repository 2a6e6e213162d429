import type { Code } from 'mdast';
import { CODE_LANGUAGES, type CodeLanguage } from '../../model/code.ts';
import { findClosest, suggestName } from '../../model/problem.ts';
import { report, sourceOf, type PageDraft } from './draft.ts';

/** The info string after the backticks that open a code block. */
export interface CodeMeta {
  readonly language: CodeLanguage;
  readonly title?: string;
  /** Label of the block's tab, inside `:::tabs`. */
  readonly tab?: string;
  /** Highlighted lines, counted from 1. */
  readonly lines: readonly number[];
}

/** What a code block can say of itself; `unchecked` is why its types cannot be checked. */
const CODE_KEYS = ['title', 'tab', 'unchecked'] as const;
type CodeKey = (typeof CODE_KEYS)[number];

/** Reads language, title, tab and highlighted lines of a code block; notes what it cannot read. */
export function parseCodeMeta(draft: PageDraft, node: Code): CodeMeta {
  checkClosed(draft, node);
  const language = parseLanguage(draft, node);
  const values = new Map<CodeKey, string>();
  const lines = new Set<number>();
  for (const [token] of (node.meta ?? '').matchAll(META_TOKEN)) {
    const [, key, value] = /^(\w+)="(.*)"$/.exec(token) ?? [];
    if (token.startsWith('{')) {
      for (const line of parseLines(draft, node, token)) lines.add(line);
    } else if (key === undefined || value === undefined || value === '') {
      report(
        draft,
        node,
        `The code block says ${token}, which cannot be read.`,
        'Write title="App.tsx", tab="npm" or the lines to highlight, as in {1,3-5}.',
      );
    } else if (!isCodeKey(key)) {
      const fix = suggestName(key, CODE_KEYS, 'Code blocks have');
      report(draft, node, `The code block has an unknown "${key}".`, fix);
    } else values.set(key, value);
  }
  const title = values.get('title');
  const tab = values.get('tab');
  return {
    language,
    lines: [...lines].sort((a, b) => a - b),
    ...(title === undefined ? {} : { title }),
    ...(tab === undefined ? {} : { tab }),
  };
}

function isCodeKey(key: string): key is CodeKey {
  return CODE_KEYS.some((known) => known === key);
}

/** Without its last line a code block swallows the rest of the page. */
function checkClosed(draft: PageDraft, node: Code): void {
  const lines = sourceOf(draft, node).split('\n');
  const [fence] = /^(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (fence === undefined) return;
  const last = lines.at(-1)?.replace(/^[\s>]+/, '') ?? '';
  if (lines.length > 1 && last.startsWith(fence)) return;
  report(draft, node, 'The code block is never closed.', `End it with a line "${fence}".`);
}

const META_TOKEN = /\{[^}]*\}|[^\s"]+="[^"]*"|\S+/g;

function parseLanguage(draft: PageDraft, node: Code): CodeLanguage {
  const named = node.lang ?? '';
  const language = CODE_LANGUAGES.find((known) => known === named);
  if (language) return language;
  const list = `Languages are: ${CODE_LANGUAGES.join(', ')}.`;
  if (!/^[`~]/.test(sourceOf(draft, node))) {
    report(
      draft,
      node,
      'The lines indented by four spaces become a code block.',
      'Remove the spaces, or put the code between lines of three backticks with its language.',
    );
  } else if (named === '') {
    report(
      draft,
      node,
      'The code block has no language.',
      `Write it after the backticks, "text" for plain output. ${list}`,
    );
  } else {
    const [word = ''] = /^\w*/.exec(named) ?? [];
    const names = [...CODE_LANGUAGES, ...Object.keys(OTHER_NAMES)];
    const closest = findClosest(word, names) ?? '';
    const meant = OTHER_NAMES[closest] ?? closest;
    const suggestion = meant === '' || meant === word ? '' : `Did you mean "${meant}"? `;
    const space = named.includes('{') ? 'Put a space before "{". ' : '';
    report(draft, node, `The code language "${named}" is unknown.`, `${space}${suggestion}${list}`);
  }
  return 'text';
}

/** Other names of the languages we know. */
const OTHER_NAMES: Readonly<Record<string, CodeLanguage>> = {
  javascript: 'js',
  typescript: 'ts',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  yml: 'yaml',
  markdown: 'md',
  plaintext: 'text',
  txt: 'text',
};

function parseLines(draft: PageDraft, node: Code, token: string): number[] {
  const total = node.value.split('\n').length;
  const numbers: number[] = [];
  for (const part of token.slice(1, -1).split(',')) {
    const [, from, to] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    const first = Number(from);
    const last = Number(to ?? from);
    if (!(first >= 1 && first <= last)) {
      const fix = 'Write line numbers and ranges, as in {1,3-5}.';
      report(draft, node, `The highlighted lines "${token}" cannot be read.`, fix);
    } else if (last > total) {
      const fix = 'Correct the numbers in braces; lines are counted from 1.';
      report(draft, node, `Line ${last} shall be highlighted, but the code has ${total}.`, fix);
    } else for (let line = first; line <= last; line += 1) numbers.push(line);
  }
  return numbers;
}

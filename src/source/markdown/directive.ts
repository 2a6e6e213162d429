import type { BlockContent, DefinitionContent, Paragraph } from 'mdast';
import type { ContainerDirective, Directives } from 'mdast-util-directive';
import { suggestName } from '../../model/problem.ts';
import { report, sourceOf, type PageDraft } from './draft.ts';

/** Severities of callouts, with the word that tells them to those who do not see the color. */
export const CALLOUTS = {
  info: 'Note',
  success: 'Tip',
  warning: 'Warning',
  error: 'Caution',
} as const;
export type Severity = keyof typeof CALLOUTS;

/** Every directive there is: how many colons it takes and how it is written. */
export const DIRECTIVES = {
  demo: { type: 'leafDirective', usage: '::demo[Name]' },
  component: { type: 'leafDirective', usage: '::component[Name]' },
  info: { type: 'containerDirective', usage: ':::info' },
  success: { type: 'containerDirective', usage: ':::success' },
  warning: { type: 'containerDirective', usage: ':::warning' },
  error: { type: 'containerDirective', usage: ':::error' },
  details: { type: 'containerDirective', usage: ':::details[Summary]' },
  features: { type: 'containerDirective', usage: ':::features' },
  tabs: { type: 'containerDirective', usage: ':::tabs{key=package-manager}' },
  kbd: { type: 'textDirective', usage: ':kbd[Ctrl+K]' },
  badge: { type: 'textDirective', usage: ':badge[new]' },
} as const satisfies Record<string, { type: Directives['type']; usage: string }>;
export type DirectiveName = keyof typeof DIRECTIVES;

/** Names other documentation systems use for what we call otherwise. */
const FOREIGN_NAMES: Readonly<Record<string, DirectiveName>> = {
  note: 'info',
  tip: 'success',
  hint: 'success',
  caution: 'warning',
  important: 'warning',
  danger: 'error',
};

const COLONS = { textDirective: ':', leafDirective: '::', containerDirective: ':::' } as const;
const KIND_WORDS = {
  textDirective: 'inline directive',
  leafDirective: 'directive',
  containerDirective: 'callout or block',
} as const;

/** The name of a directive that exists in this form and is closed, else null with a problem noted. */
export function checkDirective(draft: PageDraft, node: Directives): DirectiveName | null {
  const written = `${COLONS[node.type]}${node.name}`;
  if (!isDirectiveName(node.name)) {
    const sameForm = Object.keys(DIRECTIVES).filter(
      (name) => isDirectiveName(name) && DIRECTIVES[name].type === node.type,
    );
    const suggestion = suggestName(FOREIGN_NAMES[node.name] ?? node.name, sameForm, 'There are');
    const escape =
      node.type === 'containerDirective' ? '' : ` For a plain colon write "\\${written}".`;
    report(
      draft,
      node,
      `There is no ${KIND_WORDS[node.type]} "${written}".`,
      `${suggestion}${escape}`,
    );
    return null;
  }
  const { type, usage } = DIRECTIVES[node.name];
  if (type !== node.type) {
    report(draft, node, `"${written}" has the wrong number of colons.`, `Write "${usage}".`);
    return null;
  }
  if (node.type === 'containerDirective') checkClosed(draft, node);
  return node.name;
}

function isDirectiveName(name: string): name is DirectiveName {
  return Object.hasOwn(DIRECTIVES, name);
}

/** An unclosed block swallows the rest of the page, which no reader of the Markdown would expect. */
function checkClosed(draft: PageDraft, node: ContainerDirective): void {
  const lines = sourceOf(draft, node).trimEnd().split('\n');
  const last = lines.at(-1)?.replace(/^[\s>]+/, '') ?? '';
  const opening = /^:+/.exec(lines[0] ?? '')?.[0] ?? ':::';
  if (lines.length > 1 && /^:{3,}$/.test(last) && last.length >= opening.length) return;
  report(
    draft,
    node,
    `The block "${opening}${node.name}" is never closed.`,
    `End it with a line "${opening}". A block that holds others needs more colons than they have.`,
  );
}

/** Notes attributes that a directive does not know. */
export function checkAttributes(
  draft: PageDraft,
  node: Directives,
  valid: readonly string[] = [],
): void {
  for (const key of Object.keys(node.attributes ?? {})) {
    if (valid.includes(key)) continue;
    report(
      draft,
      node,
      `The directive "${COLONS[node.type]}${node.name}" has no attribute "${key}".`,
      valid.length > 0 ? suggestName(key, valid, 'Attributes are') : 'Remove it: there are none.',
    );
  }
}

/** Splits a block into its `[label]` and what it holds. */
export function splitLabel(node: ContainerDirective): {
  label: Paragraph | null;
  content: (BlockContent | DefinitionContent)[];
} {
  const [first, ...rest] = node.children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel)
    return { label: first, content: rest };
  return { label: null, content: node.children };
}

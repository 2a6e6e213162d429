import type { BlockContent, DefinitionContent, Paragraph } from 'mdast';
import type { ContainerDirective, Directives } from 'mdast-util-directive';
import { suggestName } from '../../model/problem.ts';
import { report, type PageDraft } from './draft.ts';

/** Severities of callouts, with the word that names each for readers who do not see the color. */
export const CALLOUTS = {
  info: 'Note',
  success: 'Tip',
  warning: 'Warning',
  error: 'Caution',
} as const;
export type Severity = keyof typeof CALLOUTS;

/** How each form of directive begins. */
export const COLONS = {
  textDirective: ':',
  leafDirective: '::',
  containerDirective: ':::',
} as const;
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

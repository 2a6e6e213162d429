import type { Element, ElementContent } from 'hast';
import type { TextDirective } from 'mdast-util-directive';
import { BADGE_LABELS } from '../../model/page.ts';
import { suggestName } from '../../model/problem.ts';
import { checkAttributes } from './directive.ts';
import { element, report, type PageDraft } from './draft.ts';
import { plainText } from './plainText.ts';

/** `:kbd[Ctrl+K]` as one `<kbd>` per key. */
export function formatKeys(draft: PageDraft, node: TextDirective): Element {
  checkAttributes(draft, node);
  const [first = '', ...others] = splitKeys(labelOf(node));
  if (others.length === 0) return element('kbd', {}, [first]);
  const keys = others.flatMap((key): (ElementContent | string)[] => [
    '+',
    element('kbd', {}, [key]),
  ]);
  return element('kbd', { className: ['keys'] }, [element('kbd', {}, [first]), ...keys]);
}

/** The keys of `Ctrl+K`; a plus that is itself a key comes last, as in `Ctrl++`. */
export function splitKeys(label: string): string[] {
  return label.split(/(?<=[^+])\+(?=.)/).map((key) => key.trim());
}

/** `:badge[pro]` as a small mark. */
export function formatBadge(draft: PageDraft, node: TextDirective): Element {
  checkAttributes(draft, node);
  const name = labelOf(node);
  const label = findBadgeLabel(name);
  if (label === undefined) {
    const badges = Object.keys(BADGE_LABELS);
    report(draft, node, `There is no badge "${name}".`, suggestName(name, badges, 'Badges are'));
  }
  return element('span', { className: ['badge'], dataBadge: name }, [label ?? name]);
}

/** What readers see for a badge's name. */
export function findBadgeLabel(name: string): string | undefined {
  return Object.entries(BADGE_LABELS).find(([badge]) => badge === name)?.[1];
}

function labelOf(node: TextDirective): string {
  return plainText({ type: 'paragraph', children: node.children });
}

import type { Element } from 'hast';
import type { Code } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { parseCodeMeta } from './codeMeta.ts';
import { checkAttributes } from './directive.ts';
import { element, report, type PageDraft } from './draft.ts';
import { formatFigure } from './formatCodeBlock.ts';

/** The style sheet switches panels without JavaScript, one rule a tab. */
export const MAX_TABS = 6;

/** `:::tabs{key=…}` around code blocks: radio buttons choose the panel that shows. */
export function formatTabs(draft: PageDraft, node: ContainerDirective): Element {
  checkAttributes(draft, node, ['key']);
  const key = parseKey(draft, node);
  const blocks = findCodeBlocks(draft, node);
  const tabs = blocks.map((block) => ({ block, meta: parseCodeMeta(draft, block) }));
  const names = tabs.map(({ block, meta }) => checkTab(draft, block, meta.tab));
  checkNames(draft, node, names);
  const group = `tabs-${draft.tabGroups.length + 1}`;
  draft.tabGroups.push(group);
  const radios = names.map((name, index) =>
    element('label', { className: ['tab'] }, [
      element('input', { type: 'radio', name: group, value: name, checked: index === 0 }),
      name,
    ]),
  );
  const panels = tabs.map(({ block, meta }) =>
    element('div', { className: ['tab-panel'] }, [formatFigure(draft, block.value, meta)]),
  );
  return element('div', { className: ['tabs'], dataTabs: key }, [
    element('fieldset', { className: ['tab-list'] }, [
      element('legend', {}, [formatLegend(key)]),
      ...radios,
    ]),
    ...panels,
  ]);
}

function parseKey(draft: PageDraft, node: ContainerDirective): string {
  const key = node.attributes?.['key'] ?? '';
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key)) return key;
  report(
    draft,
    node,
    key === ''
      ? 'The tabs have no key.'
      : `The key "${key}" of the tabs is not in lower case with hyphens.`,
    'Name what the reader chooses, so that the choice is remembered: ":::tabs{key=package-manager}".',
  );
  return key || 'tabs';
}

/** `package-manager` → `Package manager`. */
function formatLegend(key: string): string {
  const words = key.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function findCodeBlocks(draft: PageDraft, node: ContainerDirective): Code[] {
  return node.children.filter((child): child is Code => {
    if (child.type === 'code') return true;
    const fix = 'Leave only code blocks with a tab="…" each between the lines of colons.';
    report(draft, child, 'The tabs hold something that is no code block.', fix);
    return false;
  });
}

function checkTab(draft: PageDraft, block: Code, tab: string | undefined): string {
  if (tab !== undefined) return tab;
  const fix = `Write it after the language: \`\`\`${block.lang ?? 'bash'} tab="npm".`;
  report(draft, block, 'The code block stands in tabs but has no tab name.', fix);
  return '?';
}

function checkNames(draft: PageDraft, node: ContainerDirective, names: readonly string[]): void {
  const repeated = names.find((name, index) => name !== '?' && names.indexOf(name) < index);
  if (repeated !== undefined) {
    const fix = 'Give each code block a tab name of its own.';
    report(draft, node, `The tab "${repeated}" occurs twice in the same tabs.`, fix);
  }
  if (names.length < 2 || names.length > MAX_TABS) {
    const fix = `Tabs hold 2 to ${MAX_TABS} code blocks; write a single one without tabs.`;
    const count = names.length === 1 ? '1 code block' : `${names.length} code blocks`;
    report(draft, node, `The tabs hold ${count}.`, fix);
  }
}

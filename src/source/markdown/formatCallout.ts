import type { Element, ElementContent } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { CALLOUTS, checkAttributes, splitLabel, type Severity } from './directive.ts';
import { element, report, type HtmlState, type PageDraft } from './draft.ts';
import { plainText } from './plainText.ts';

/** `:::warning[Title]` as a note with an icon. */
export function formatCallout(
  draft: PageDraft,
  state: HtmlState,
  node: ContainerDirective,
  severity: Severity,
): Element {
  checkAttributes(draft, node);
  const { label, content } = splitLabel(node);
  checkFilled(draft, node, content.length);
  const word = CALLOUTS[severity];
  const title = label ? [element('p', { className: ['callout-title'] }, state.all(label))] : [];
  const icon = element(
    'svg',
    { className: ['callout-icon'], viewBox: '0 0 24 24', ariaHidden: 'true' },
    [element('path', { d: ICON_PATHS[severity] })],
  );
  return element(
    'aside',
    {
      className: ['callout'],
      dataSeverity: severity,
      // An unnamed complementary landmark per callout would crowd the list of landmarks.
      role: 'note',
      ariaLabel: label ? `${word}: ${plainText(label)}` : word,
    },
    [icon, element('div', { className: ['callout-body'] }, [...title, ...contentOf(state, node)])],
  );
}

/** `:::details[Summary]` as a disclosure of the browser's own. */
export function formatDetails(
  draft: PageDraft,
  state: HtmlState,
  node: ContainerDirective,
): Element {
  checkAttributes(draft, node);
  const { label, content } = splitLabel(node);
  checkFilled(draft, node, content.length);
  if (!label) {
    report(
      draft,
      node,
      'The details block has no summary.',
      'Write what it holds in brackets: ":::details[Summary]".',
    );
  }
  const summary = element('summary', {}, label ? state.all(label) : ['Details']);
  const body = element('div', { className: ['details-body'] }, contentOf(state, node));
  return element('details', { className: ['details'] }, [summary, body]);
}

/** `:::features` around a list: its items as a grid. */
export function formatFeatures(
  draft: PageDraft,
  state: HtmlState,
  node: ContainerDirective,
): Element {
  checkAttributes(draft, node);
  const [list, ...others] = node.children;
  if (list?.type !== 'list' || list.ordered || others.length > 0) {
    report(
      draft,
      node,
      'The features block does not hold exactly one bullet list.',
      'Put one list between ":::features" and ":::", as in "- **Name** what it does".',
    );
    return element('div', {}, contentOf(state, node));
  }
  return element('ul', { className: ['features'] }, state.wrap(state.all(list), true));
}

function checkFilled(draft: PageDraft, node: ContainerDirective, length: number): void {
  if (length > 0) return;
  report(
    draft,
    node,
    `The block ":::${node.name}" is empty.`,
    'Put its text between the two lines of colons or remove it.',
  );
}

function contentOf(state: HtmlState, node: ContainerDirective): ElementContent[] {
  const { content } = splitLabel(node);
  return state.wrap(state.all({ ...node, children: content }), true);
}

const ICON_PATHS = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 8v.01',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.5 12.5l2.5 2.5 4.5-5.5',
  warning: 'M12 4 2.8 20h18.4ZM12 10v4.5M12 17v.01',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 8v4.5M12 15.8v.01',
} as const satisfies Record<Severity, string>;

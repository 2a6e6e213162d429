import type { Element, ElementContent } from 'hast';
import type { Heading as HeadingNode } from 'mdast';
import { element, lineOf, report, type HtmlState, type PageDraft } from './draft.ts';
import { formatHeadingId, parseHeading, type ParsedHeading } from './heading.ts';

/** A heading with its id; h2 and h3 also get a link to themselves and a place in the contents list. */
export function formatHeading(
  draft: PageDraft,
  state: HtmlState,
  node: HeadingNode,
): ElementContent {
  const heading = parseHeading(node);
  checkLevel(draft, node, heading.text);
  checkId(draft, node, heading);
  const { id, text } = heading;
  const children = trimEnd(state.all({ ...node, children: heading.children }));
  const title = element(`h${Math.max(2, node.depth)}`, { id }, children);
  if (node.depth !== 2 && node.depth !== 3) return title;
  draft.headings.push({ id, text, level: node.depth });
  // Beside the heading and not in it: lists of headings read out by screen readers stay short.
  return element('div', { className: ['heading'] }, [
    title,
    element('a', {
      className: ['anchor'],
      href: `#${id}`,
      ariaLabel: `Link to section: ${text}`,
    }),
  ]);
}

function checkLevel(draft: PageDraft, node: HeadingNode, text: string): void {
  const { depth } = node;
  const earlier = draft.level;
  draft.level = depth;
  if (depth === 1) {
    report(
      draft,
      node,
      `The heading "${text}" is an h1, and so is the page's title.`,
      'Start it with "##", or remove it if it repeats the title.',
    );
  } else if (depth > DEEPEST_LEVEL) {
    report(
      draft,
      node,
      `The heading "${text}" is an h${depth}; headings go down to h${DEEPEST_LEVEL}.`,
      'Raise it, or make it a paragraph that starts with bold text.',
    );
  } else if (depth > earlier + 1) {
    report(
      draft,
      node,
      `The heading "${text}" is an h${depth} below an h${earlier}.`,
      `Start it with "${'#'.repeat(earlier + 1)}": levels are not skipped.`,
    );
  }
}

const DEEPEST_LEVEL = 4;

function checkId(draft: PageDraft, node: HeadingNode, heading: ParsedHeading): void {
  const { id, text } = heading;
  const usual = formatHeadingId(id || text);
  const earlier = draft.anchors.get(id);
  if (text === '') {
    report(draft, node, 'The heading has no text.', 'Name what the section is about.');
  } else if (usual === '') {
    report(
      draft,
      node,
      `The heading "${text}" has no letters to make an id of.`,
      `Give it one: "${'#'.repeat(node.depth)} ${text} {#my-id}".`,
    );
  } else if (heading.isExplicit && id !== usual) {
    report(
      draft,
      node,
      `The heading id "${id}" is not in lower case with hyphens.`,
      `Write "{#${usual}}".`,
    );
  } else if (earlier !== undefined) {
    report(
      draft,
      node,
      `Duplicate heading id "${id}": line ${earlier} has it already.`,
      `Reword one of the two or give this one its own: "${'#'.repeat(node.depth)} ${text} {#other-id}".`,
    );
  } else {
    draft.anchors.set(id, lineOf(node));
  }
}

/** Drops the space that `{#id}` leaves behind. */
function trimEnd(children: Element['children']): Element['children'] {
  const last = children.at(-1);
  if (last?.type !== 'text') return children;
  const value = last.value.trimEnd();
  const rest = children.slice(0, -1);
  return value === '' ? rest : [...rest, { ...last, value }];
}

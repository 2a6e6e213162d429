import type { Element } from 'hast';
import type { Nodes } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { demoOptionsSchema, type DemoOptions } from '../../model/demo.ts';
import { suggestName } from '../../model/problem.ts';
import { describeIssue } from './describeIssue.ts';
import { element, lineOf, report, type Embed, type PageDraft } from './draft.ts';
import { plainText } from './plainText.ts';

/** Placeholder in the HTML where an embedded block splits it. */
export const EMBED_TAG = 'embedded-block';

/** `::demo[Name]{…}` and `::component[Name]{…}`: kept as a block of their own. */
export function formatEmbed(
  draft: PageDraft,
  node: LeafDirective,
  kind: Embed['kind'],
  parent: Nodes | undefined,
): Element | undefined {
  const name = plainText({ type: 'paragraph', children: node.children });
  if (name === '') {
    report(
      draft,
      node,
      `The ${kind} has no name.`,
      `Write it in brackets without a space before them: "::${kind}[Name]".`,
    );
    return undefined;
  }
  if (parent?.type !== 'root') {
    report(
      draft,
      node,
      `The ${kind} "${name}" stands inside another block.`,
      'Move it out of the list, quote or callout: demos and components stand on the page itself.',
    );
    return undefined;
  }
  const embed = kind === 'demo' ? parseDemo(draft, node, name) : parseComponent(draft, node, name);
  if (!embed) return undefined;
  return element(EMBED_TAG, { index: draft.embeds.push(embed) - 1 });
}

function parseDemo(draft: PageDraft, node: LeafDirective, name: string): Embed {
  const line = lineOf(node);
  const earlier = draft.anchors.get(name);
  if (earlier !== undefined) {
    report(
      draft,
      node,
      `The demo "${name}" is already shown on line ${earlier}.`,
      'Link to it with its anchor or write a demo that shows something else.',
    );
  }
  for (const anchor of [name, `${name}.tsx`, `${name}.js`]) draft.anchors.set(anchor, line);
  return { kind: 'demo', name, options: parseDemoOptions(draft, node), line };
}

function parseDemoOptions(draft: PageDraft, node: LeafDirective): DemoOptions {
  const values = coerceAttributes(node);
  const result = demoOptionsSchema.safeParse(values);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const options = Object.keys(demoOptionsSchema.shape);
        const fix = suggestName(key, options, 'Options are');
        report(draft, node, `The demo option "${key}" is unknown.`, fix);
      }
      continue;
    }
    const key = String(issue.path[0]);
    const { what, fix } = describeIssue(issue, `The demo option "${key}"`, values[key]);
    report(draft, node, what, fix);
  }
  return demoOptionsSchema.parse({});
}

function parseComponent(draft: PageDraft, node: LeafDirective, name: string): Embed | null {
  const { components } = draft.context;
  if (!components.includes(name)) {
    const fix = suggestName(name, components, 'Components are');
    report(draft, node, `The component "${name}" does not exist.`, fix);
    return null;
  }
  return { kind: 'component', name, props: coerceAttributes(node) };
}

/** Attributes are texts; `iframe`, `toolbar=false` and `height=400` mean more than that. */
function coerceAttributes(node: LeafDirective): Record<string, string | number | boolean> {
  const entries = Object.entries(node.attributes ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, coerceValue(value ?? '')]));
}

function coerceValue(value: string): string | number | boolean {
  if (value === '' || value === 'true') return true;
  if (value === 'false') return false;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

import type { ElementContent } from 'hast';
import type { BlockContent, DefinitionContent, Nodes, Parents } from 'mdast';
import type {
  ContainerDirective,
  Directives,
  LeafDirective,
  TextDirective,
} from 'mdast-util-directive';
import { suggestName } from '../../model/problem.ts';
import {
  copyBadge,
  copyCallout,
  copyComponent,
  copyContent,
  copyDemo,
  copyKeys,
  type CopiedPage,
} from './copyDirective.ts';
import { COLONS, type Severity } from './directive.ts';
import { report, sourceOf, type HtmlState, type PageDraft } from './draft.ts';
import { formatCallout, formatDetails, formatFeatures } from './formatCallout.ts';
import { formatEmbed } from './formatEmbed.ts';
import { formatBadge, formatKeys } from './formatInline.ts';
import { formatTabs } from './formatTabs.ts';

/** The context of a directive while its page is rendered to HTML. */
interface Place {
  readonly draft: PageDraft;
  readonly state: HtmlState;
  readonly parent: Parents | undefined;
}

/** All that is known of a directive: how it is written, its HTML, and its text in Markdown copies. */
interface Directive<Node extends Directives, Copy> {
  readonly usage: string;
  readonly format: (node: Node, place: Place) => ElementContent | undefined;
  readonly copy: (node: Node, page: CopiedPage) => Copy;
}

type Rows<Node extends Directives, Copy> = Readonly<Record<string, Directive<Node, Copy>>>;
type Copied = (BlockContent | DefinitionContent)[];

/** Every directive there is, by the number of its colons. */
export const DIRECTIVES = {
  textDirective: {
    kbd: {
      usage: ':kbd[Ctrl+K]',
      format: (node, { draft }) => formatKeys(draft, node),
      copy: copyKeys,
    },
    badge: {
      usage: ':badge[new]',
      format: (node, { draft }) => formatBadge(draft, node),
      copy: copyBadge,
    },
  },
  leafDirective: {
    demo: {
      usage: '::demo[Name]',
      format: (node, { draft, parent }) => formatEmbed(draft, node, 'demo', parent),
      copy: copyDemo,
    },
    component: {
      usage: '::component[Name]',
      format: (node, { draft, parent }) => formatEmbed(draft, node, 'component', parent),
      copy: copyComponent,
    },
  },
  containerDirective: {
    info: describeCallout('info'),
    success: describeCallout('success'),
    warning: describeCallout('warning'),
    error: describeCallout('error'),
    details: {
      usage: ':::details[Summary]',
      format: (node, { draft, state }) => formatDetails(draft, state, node),
      copy: copyContent,
    },
    features: {
      usage: ':::features',
      format: (node, { draft, state }) => formatFeatures(draft, state, node),
      copy: copyContent,
    },
    tabs: {
      usage: ':::tabs{key=package-manager}',
      format: (node, { draft }) => formatTabs(draft, node),
      copy: copyContent,
    },
  },
} as const satisfies {
  readonly textDirective: Rows<TextDirective, Nodes>;
  readonly leafDirective: Rows<LeafDirective, Copied>;
  readonly containerDirective: Rows<ContainerDirective, Copied>;
};

type Form = Directives['type'];
type DirectiveName = { [F in Form]: keyof (typeof DIRECTIVES)[F] }[Form];

function describeCallout(severity: Severity): Directive<ContainerDirective, Copied> {
  return {
    usage: `:::${severity}`,
    format: (node, { draft, state }) => formatCallout(draft, state, node, severity),
    copy: (node) => copyCallout(node, severity),
  };
}

/** Names other documentation systems use for what we call otherwise. */
const FOREIGN_NAMES: Readonly<Record<string, DirectiveName>> = {
  note: 'info',
  tip: 'success',
  hint: 'success',
  caution: 'warning',
  important: 'warning',
  danger: 'error',
};

const FORM_WORDS = {
  textDirective: 'inline directive',
  leafDirective: 'directive',
  containerDirective: 'callout or block',
} as const satisfies Record<Form, string>;

/** The row of a directive of one form. */
export function findDirective<Node extends Directives, Copy>(
  rows: Rows<Node, Copy>,
  name: string,
): Directive<Node, Copy> | undefined {
  return Object.hasOwn(rows, name) ? rows[name] : undefined;
}

/** HTML of a directive; `undefined`, with a problem noted, for one that does not exist in this form. */
export function formatDirective(node: Directives, place: Place): ElementContent | undefined {
  switch (node.type) {
    case 'textDirective':
      return formatRow(DIRECTIVES.textDirective, node, place);
    case 'leafDirective':
      return formatRow(DIRECTIVES.leafDirective, node, place);
    case 'containerDirective':
      checkClosed(place.draft, node);
      return formatRow(DIRECTIVES.containerDirective, node, place);
  }
}

function formatRow<Node extends Directives>(
  rows: Rows<Node, unknown>,
  node: Node,
  place: Place,
): ElementContent | undefined {
  const row = findDirective(rows, node.name);
  if (!row) reportUnknown(place.draft, node, Object.keys(rows));
  return row?.format(node, place);
}

function reportUnknown(draft: PageDraft, node: Directives, names: readonly string[]): void {
  const written = `${COLONS[node.type]}${node.name}`;
  const otherForm = findOtherForm(node.name);
  if (otherForm) {
    const fix = `Write "${otherForm.usage}".`;
    report(draft, node, `"${written}" has the wrong number of colons.`, fix);
    return;
  }
  const suggestion = suggestName(FOREIGN_NAMES[node.name] ?? node.name, names, 'There are');
  const escape =
    node.type === 'containerDirective' ? '' : ` For a plain colon write "\\${written}".`;
  const what = `There is no ${FORM_WORDS[node.type]} "${written}".`;
  report(draft, node, what, `${suggestion}${escape}`);
}

function findOtherForm(name: string): { readonly usage: string } | undefined {
  return (
    findDirective(DIRECTIVES.textDirective, name) ??
    findDirective(DIRECTIVES.leafDirective, name) ??
    findDirective(DIRECTIVES.containerDirective, name)
  );
}

/** An unclosed block swallows the rest of the page, which no reader of the Markdown would expect. */
function checkClosed(draft: PageDraft, node: ContainerDirective): void {
  if (!findDirective(DIRECTIVES.containerDirective, node.name)) return;
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

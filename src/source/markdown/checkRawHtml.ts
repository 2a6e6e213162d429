import type { Html } from 'mdast';
import { report, type PageDraft } from './draft.ts';

/** Notes raw HTML with what to write instead. Comments are for authors and simply left out. */
export function checkRawHtml(draft: PageDraft, node: Html): void {
  const [written, name] = /<([a-z][\w.-]*)/i.exec(node.value) ?? [];
  if (name === undefined || node.value.startsWith('<!--')) return;
  const fix = /^[A-Z]/.test(name)
    ? `Put it in backticks if it is code, or embed a component with "::component[${name}]".`
    : (REPLACEMENTS[name.toLowerCase()] ?? DEFAULT_FIX);
  report(draft, node, `The HTML tag "${written}>" is not allowed in Markdown.`, fix);
}

const DEFAULT_FIX =
  'Write Markdown or a directive, put code in backticks, or embed a component with "::component[Name]".';

const CALLOUT_FIX = 'For a highlighted note write ":::info" … ":::"; otherwise plain Markdown.';
const HEADING_FIX = 'Write "## Title", with an id of its own as "## Title {#my-id}".';

const REPLACEMENTS: Readonly<Record<string, string>> = {
  a: 'Write "[text](/path/)".',
  aside: CALLOUT_FIX,
  b: 'Write "**bold**".',
  br: 'Start a new paragraph, or split the table row.',
  code: 'Put the code in backticks.',
  details: 'Write ":::details[Summary]" … ":::".',
  div: CALLOUT_FIX,
  em: 'Write "_emphasis_".',
  h1: HEADING_FIX,
  h2: HEADING_FIX,
  h3: HEADING_FIX,
  h4: HEADING_FIX,
  hr: 'Write "---" between blank lines.',
  i: 'Write "_emphasis_".',
  iframe: 'Write a demo and show it with "::demo[Name]{iframe}".',
  img: 'Write "![What it shows](/images/hero.png)".',
  kbd: 'Write ":kbd[Ctrl+K]".',
  li: 'Write "- item".',
  ol: 'Write "1. item".',
  p: CALLOUT_FIX,
  pre: 'Put the code between lines of three backticks with its language.',
  script: 'Write a demo and show it with "::demo[Name]".',
  span: 'For a plan or state write ":badge[new]"; otherwise plain Markdown.',
  strong: 'Write "**bold**".',
  summary: 'Write ":::details[Summary]" … ":::".',
  table: 'Write a Markdown table: "| Name | Size |".',
  ul: 'Write "- item".',
};

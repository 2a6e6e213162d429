import type { RichText } from '../../model/apiDoc.ts';
import type { Heading } from '../../model/page.ts';
import { createDraft } from './draft.ts';
import type { PageContext } from './parsedPage.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { renderBlocks } from './renderBlocks.ts';

/** A piece of Markdown that no author wrote, as prose. */
export interface Fragment extends RichText {
  readonly headings: readonly Heading[];
}

/** Fragments hold headings, links, lists and tables. */
const CONTEXT: PageContext = {
  components: [],
  hasFile: () => false,
  readImageSize: () => null,
  highlight: (code) => code,
  stripTypes: () => null,
};

/** Renders Markdown below an h2 as pages render theirs; `title` names its tables for screen readers. */
export function renderFragment(markdown: string, title: string): Fragment {
  const input = { file: '', pathname: '/', text: markdown };
  const draft = { ...createDraft(input, CONTEXT, title), level: 2 };
  const blocks = renderBlocks(draft, parseMarkdown(markdown));
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n');
  return { markdown, html, headings: draft.headings };
}

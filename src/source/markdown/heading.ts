import type { Heading as HeadingNode, Text } from 'mdast';
import { plainText } from './plainText.ts';

/** What a Markdown heading says about itself. */
export interface ParsedHeading {
  readonly text: string;
  /** The id written as `{#id}`, or one made of the text. */
  readonly id: string;
  readonly isExplicit: boolean;
  readonly children: HeadingNode['children'];
}

/** Reads a heading and takes `{#id}` off its end. */
export function parseHeading(node: HeadingNode): ParsedHeading {
  const last = node.children.at(-1);
  const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null;
  if (last?.type !== 'text' || !match) {
    const text = plainText(node);
    return { text, id: formatHeadingId(text), isExplicit: false, children: node.children };
  }
  const rest: Text = { ...last, value: last.value.slice(0, match.index) };
  const children = [...node.children.slice(0, -1), rest];
  const text = plainText({ type: 'paragraph', children });
  return { text, id: match[1] ?? '', isExplicit: true, children };
}

const EXPLICIT_ID = /\s*\{#([^}]*)\}\s*$/;

/** A text as id: lower case, words joined by hyphens. */
export function formatHeadingId(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

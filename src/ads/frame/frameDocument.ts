import type { ScriptNetwork } from '../adConfig.ts';
import type { Placeholder } from '../adMachine.ts';
import styles from './frame.css?raw';
import watchPlaceholder from './watchPlaceholder.js?raw';

/** The document of the sandboxed frame in which a network's script runs. */
export function formatFrameDocument(network: ScriptNetwork, direction: string): string {
  const attributes = Object.entries({
    src: network.src,
    'script-id': network.scriptId,
    placeholder: network.placeholderSelector,
    backers: network.backersSelector,
  }).map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`);
  return [
    `<!doctype html><html lang="en" dir="${escapeAttribute(direction)}"><head><meta charset="utf-8">`,
    `<title>Advertisement</title><base target="_blank"><style>${styles}</style></head>`,
    `<body><script${attributes.join('')}>${watchPlaceholder}</script></body></html>`,
  ].join('');
}

/** What the frame may send to the page. */
export type FrameMessage =
  | { readonly kind: 'placeholder'; readonly placeholder: Placeholder }
  | { readonly kind: 'clicked' };

/** Reads a message of the frame. The network's script can send any, so all else is null. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'clicked') return { kind: 'clicked' };
  if (data.kind !== 'placeholder' || !('placeholder' in data)) return null;
  const placeholder = PLACEHOLDERS.find((known) => known === data.placeholder);
  return placeholder ? { kind: 'placeholder', placeholder } : null;
}

const PLACEHOLDERS: readonly Placeholder[] = ['absent', 'empty', 'filled', 'backers'];

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

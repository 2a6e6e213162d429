import type { CodeVariant } from '../../model/codeVariant.ts';

/** The demo an address points at. */
export interface DemoHash {
  readonly name: string;
  /** Present when the address asks for the demo's source. */
  readonly variant: CodeVariant | null;
}

/** Reads `#Name`, `#Name.tsx` and `#Name.js`; null for anything else. */
export function parseDemoHash(hash: string): DemoHash | null {
  const match = /^#([A-Z]\w*)(?:\.(tsx|js))?$/.exec(hash);
  if (!match?.[1]) return null;
  return { name: match[1], variant: match[2] ? (match[2] === 'js' ? 'JS' : 'TS') : null };
}

/** The address of a demo's source in one language. */
export function formatDemoLink(page: string, name: string, variant: CodeVariant): string {
  return `${page.replace(/#.*$/, '')}#${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
}

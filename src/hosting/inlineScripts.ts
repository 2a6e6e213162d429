import { createHash } from 'node:crypto';

const ATTRIBUTES = /(?:[^"'>]|"[^"]*"|'[^']*')*/.source;

/**
 * Steps over comments and tags, so that what looks like a script inside a comment, an attribute or
 * a text area is not taken for one.
 */
const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    `<(script|style|textarea|title)(?=[\\s/>])(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>`,
    `<[a-z]${ATTRIBUTES}>`,
  ].join('|'),
  'gi',
);

/** Types whose content a browser acts upon; scripts of any other type are mere data. */
const EXECUTED_TYPES = new Set([
  '',
  'application/javascript',
  'importmap',
  'module',
  'speculationrules',
  'text/javascript',
]);

/** The text of each inline script that would run, in order. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(TOKEN)].flatMap(([, element, attributes = '', text = '']) => {
    if (element?.toLowerCase() !== 'script') return [];
    if (readAttribute(attributes, 'src') !== undefined) return [];
    const type = readAttribute(attributes, 'type') ?? '';
    return EXECUTED_TYPES.has(type.trim().toLowerCase()) ? [text] : [];
  });
}

function readAttribute(attributes: string, name: string): string | undefined {
  const pattern = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|/|$)`,
    'i',
  );
  const match = pattern.exec(attributes);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

/** The digest a policy names to let one inline script run. */
export function digestScript(text: string): string {
  // Parsers see only line feeds, whatever the file holds.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(parsed).digest('base64')}`;
}

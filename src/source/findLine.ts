import { escapePattern } from './escapePattern.ts';

/**
 * The line, counted from 1, that holds the last of the texts, each searched for behind the one before it:
 * `["id: 'joy-ui'", 'v5']` finds the version within the row of a product. Where one is missing, the line reached so far.
 */
export function findLine(source: string, texts: readonly (string | RegExp)[]): number {
  let position = 0;
  for (const text of texts) {
    const found =
      typeof text === 'string'
        ? source.indexOf(text, position)
        : addTo(position, source.slice(position).search(text));
    if (found === -1) break;
    position = found;
  }
  return source.slice(0, position).split('\n').length;
}

function addTo(position: number, found: number): number {
  return found === -1 ? -1 : position + found;
}

/** A word of code, which is no part of a longer one. */
export function createWordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w$])${escapePattern(word)}(?![\\w$])`);
}

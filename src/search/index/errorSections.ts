import { formatErrorAnchor, type ErrorCode } from '../../model/decodeProductionError.ts';
import type { SearchablePage } from './buildSearchIndex.ts';

/** Makes each production error a part of the page that decodes them, found by its number and its text. */
export function addErrors(page: SearchablePage, codes: readonly ErrorCode[]): SearchablePage {
  const decodes = page.blocks.some(
    (block) => block.kind === 'component' && block.name === 'ProductionError',
  );
  if (!decodes) return page;
  const thrown = codes.filter((each) => each.kind === 'thrown');
  return {
    ...page,
    headings: [
      ...page.headings,
      ...thrown.map(({ code }) => ({
        id: formatErrorAnchor(code),
        text: `Minified MUI error #${code}`,
        level: 3 as const,
      })),
    ],
    sections: [
      ...page.sections,
      ...thrown.map(({ code, message }) => ({ id: formatErrorAnchor(code), text: message })),
    ],
  };
}

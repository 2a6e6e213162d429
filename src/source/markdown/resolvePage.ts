import type { Demo } from '../../model/demo.ts';
import type { Block, Page } from '../../model/page.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { ParsedPage } from './parsedPage.ts';

/** Puts the demos of a page's folder in the places their names stand at. */
export function resolvePage(
  parsed: ParsedPage,
  demos: ReadonlyMap<string, Demo>,
): { page: Page; problems: Problem[] } {
  const problems: Problem[] = [];
  const blocks = parsed.blocks.flatMap((block): Block[] => {
    if (block.kind !== 'demo') return [block];
    const { name, options, line } = block;
    const demo = demos.get(name);
    if (demo) return [{ kind: 'demo', demo, options }];
    const what = `The demo "${name}" does not exist.`;
    const fix = suggestName(name, [...demos.keys()], 'This page has');
    problems.push({ file: parsed.file, line, what, fix });
    return [];
  });
  return { page: { ...parsed, blocks }, problems };
}

import type { ApiReference } from '../model/apiPage.ts';
import { formatBytes } from '../model/formatBytes.ts';
import type { Block } from '../model/page.ts';
import type { PageFact } from '../model/pageData.ts';

/** What a page's header says about its subject: where its props are, and its size. */
export function listFacts(blocks: readonly Block[]): PageFact[] {
  return blocks.flatMap((block): PageFact[] => {
    if (block.kind !== 'api') return [];
    if (block.view === 'page') return describeSize(block.reference, '', '#size');
    if (block.view !== 'panel') return [];
    const [main] = block.references;
    const size = main ? describeSize(main, `${main.doc.name}: `, `${main.path}#size`) : [];
    return [{ text: 'API', href: '#api' }, ...size];
  });
}

const HINT =
  'Minified and compressed with gzip by this site’s bundler, React not counted: alone, and what it adds to an app that uses Button already.';

/** The text links to the section that explains how it was measured. */
function describeSize({ doc, path }: ApiReference, prefix: string, href: string): PageFact[] {
  if (doc.kind !== 'component' || !doc.size || path.includes('#')) return [];
  const { alone, added } = doc.size;
  const more = isTelling(added, alone) ? `, ${formatBytes(added)} beside Button` : '';
  return [{ text: `${prefix}${formatBytes(alone)} gzipped${more}`, href, hint: HINT }];
}

/** Whether the second size says anything: the button itself adds nothing to an app that has it. */
export function isTelling(added: number | null, alone: number): added is number {
  return added !== null && added < alone && added >= 50;
}

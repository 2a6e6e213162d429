import { formatDemoAddress } from '../growth/syntheticContent.ts';

/** A change that authors make again and again. */
export interface Edit {
  readonly name: 'Markdown' | 'demo' | 'navigation';
  /** From the project's root. */
  readonly file: string;
  readonly change: (text: string, word: string) => string;
  /** Where it shows. */
  readonly selector: string;
}

const PAGE = `content${formatDemoAddress(0).replace(/\/$/, '')}`;

/** The demo that is edited, once it runs. */
export const DEMO = '#GrowingDemo1 [data-running]';

/** One of each kind, all of the first made-up page of demos. */
export const EDITS: readonly Edit[] = [
  {
    name: 'Markdown',
    file: `${PAGE}.md`,
    change: (text, word) => text.replace('Made up.', `Made up. ${word}.`),
    selector: 'article',
  },
  {
    name: 'demo',
    file: `${PAGE}/GrowingDemo1.tsx`,
    change: (text, word) => text.replace('>Send<', `>${word}<`),
    selector: DEMO,
  },
  {
    name: 'navigation',
    file: `content/grown-demos/navigation.ts`,
    change: (text, word) => text.replace('Group 0', word),
    selector: 'aside nav',
  },
];

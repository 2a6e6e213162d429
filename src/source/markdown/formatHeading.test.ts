import { describe, expect, it } from 'vitest';
import {
  formatFrontMatter,
  parseProblems,
  type ProblemCase,
} from '../../../tests/fixtures/markdown/problemCase.ts';

const CASES: readonly ProblemCase[] = [
  {
    title: 'an h1',
    text: '# Button',
    problems: [
      [
        6,
        'The heading "Button" is an h1, and so is the page\'s title.',
        'Start it with "##", or remove it if it repeats the title.',
      ],
    ],
  },
  {
    title: 'a first heading that is no h2',
    text: '### Sizes',
    problems: [
      [
        6,
        'The heading "Sizes" is an h3 below an h1.',
        'Start it with "##": levels are not skipped.',
      ],
    ],
  },
  {
    title: 'a skipped level',
    text: '## Sizes\n\n#### Small',
    problems: [
      [
        8,
        'The heading "Small" is an h4 below an h2.',
        'Start it with "###": levels are not skipped.',
      ],
    ],
  },
  {
    title: 'a level that is too deep',
    text: '## A\n\n### B\n\n#### C\n\n##### D',
    problems: [
      [
        12,
        'The heading "D" is an h5; headings go down to h4.',
        'Raise it, or make it a paragraph that starts with bold text.',
      ],
    ],
  },
  {
    title: 'a duplicate heading id',
    text: '## Sizes\n\nText.\n\n## Sizes',
    problems: [
      [
        10,
        'Duplicate heading id "sizes": line 6 has it already.',
        'Reword one of the two or give this one its own: "## Sizes {#other-id}".',
      ],
    ],
  },
  {
    title: 'a badly spelled heading id',
    text: '## Sizes {#Big_Sizes}',
    problems: [
      [6, 'The heading id "Big_Sizes" is not in lower case with hyphens.', 'Write "{#big-sizes}".'],
    ],
  },
  {
    title: 'a heading without letters',
    text: '## ???',
    problems: [
      [6, 'The heading "???" has no letters to make an id of.', 'Give it one: "## ??? {#my-id}".'],
    ],
  },
  {
    title: 'an empty heading',
    text: '##',
    problems: [[6, 'The heading has no text.', 'Name what the section is about.']],
  },
];

describe('mistakes in headings', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(formatFrontMatter() + text)).toEqual(problems);
  });
});

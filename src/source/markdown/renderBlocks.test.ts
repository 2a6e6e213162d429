import { describe, expect, it } from 'vitest';
import { fixtureContext } from '../../../tests/fixtures/markdown/context.ts';
import {
  formatFrontMatter,
  parseProblems,
  type ProblemCase,
} from '../../../tests/fixtures/markdown/problemCase.ts';
import { parsePage } from './parsePage.ts';

const CASES: readonly ProblemCase[] = [
  {
    title: 'inline HTML',
    text: 'Press <kbd>K</kbd> for <Button />.',
    problems: [
      [6, 'The HTML tag "<kbd>" is not allowed in Markdown.', 'Write ":kbd[Ctrl+K]".'],
      [
        6,
        'The HTML tag "<Button>" is not allowed in Markdown.',
        'Put it in backticks if it is code, or embed a component with "::component[Button]".',
      ],
    ],
  },
  {
    title: 'a block of HTML',
    text: '<details>\n<summary>A</summary>\n</details>',
    problems: [
      [
        6,
        'The HTML tag "<details>" is not allowed in Markdown.',
        'Write ":::details[Summary]" … ":::".',
      ],
    ],
  },
  {
    title: 'HTML without replacement',
    text: '<video src="a.mp4"></video>',
    problems: [
      [
        6,
        'The HTML tag "<video>" is not allowed in Markdown.',
        'Write Markdown or a directive, put code in backticks, or embed a component with "::component[Name]".',
      ],
    ],
  },
  {
    title: 'a table row with too many cells',
    text: '| A |\n| - |\n| `a|b` |',
    problems: [
      [
        8,
        'The row has 2 cells, but the header 1.',
        'Add a column to the header, or write a "|" inside a cell as "\\|".',
      ],
    ],
  },
];

describe('mistakes in HTML and tables', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(formatFrontMatter() + text)).toEqual(problems);
  });
});

describe('blocks', () => {
  const section = (title: string, paragraphs: number): string =>
    `## ${title}\n\n${'Words.\n\n'.repeat(paragraphs)}`;

  it.each([
    ['short sections stay together', [section('One', 2), section('Two', 2)], 1],
    ['a long one ends its block', [section('One', 8), section('Two', 2)], 2],
    ['and so do several short ones', [1, 2, 3, 4, 5].map((n) => section(`Part ${n}`, 3)), 3],
    ['nothing is split inside a section', [section('One', 40)], 1],
  ])('%s', (_, sections, expected) => {
    const text = formatFrontMatter() + sections.join('');
    const { page, problems } = parsePage(
      { file: 'content/page.md', pathname: '/page/', text },
      fixtureContext,
    );
    expect(problems).toEqual([]);
    expect(page?.blocks).toHaveLength(expected);
  });
});

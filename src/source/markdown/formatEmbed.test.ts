import { describe, expect, it } from 'vitest';
import {
  formatFrontMatter,
  parseProblems,
  type ProblemCase,
} from '../../../tests/fixtures/markdown/problemCase.ts';

const CASES: readonly ProblemCase[] = [
  {
    title: 'a demo without name',
    text: '::demo[]',
    problems: [
      [
        6,
        'The demo has no name.',
        'Write it in brackets without a space before them: "::demo[Name]".',
      ],
    ],
  },
  {
    title: 'a demo inside a quote',
    text: '> ::demo[Basic]',
    problems: [
      [
        6,
        'The demo "Basic" stands inside another block.',
        'Move it out of the list, quote or callout: demos and components stand on the page itself.',
      ],
    ],
  },
  {
    title: 'a component inside a list',
    text: '- ::component[VersionTable]',
    problems: [
      [
        6,
        'The component "VersionTable" stands inside another block.',
        'Move it out of the list, quote or callout: demos and components stand on the page itself.',
      ],
    ],
  },
  {
    title: 'the same demo twice',
    text: '::demo[Basic]\n\n::demo[Basic]',
    problems: [
      [
        8,
        'The demo "Basic" is already shown on line 6.',
        'Link to it with its anchor or write a demo that shows something else.',
      ],
    ],
  },
  {
    title: 'demo options that do not exist or do not fit',
    text: '::demo[Basic]{heigth=300 bg=outline code height=20 toolbar=no maxWidth=wide}',
    problems: [
      [
        6,
        'The demo option "bg" cannot be "outline".',
        'Did you mean "outlined"? Valid are: outlined, plain, subtle, gradient.',
      ],
      [6, 'The demo option "code" cannot be true.', 'Valid are: preview, open, closed.'],
      [6, 'The demo option "toolbar" cannot be "no".', 'Write true or false.'],
      [6, 'The demo option "height" cannot be 20.', 'Write at least 80.'],
      [6, 'The demo option "maxWidth" cannot be "wide".', 'Write a number.'],
      [
        6,
        'The demo option "heigth" is unknown.',
        'Did you mean "height"? Options are: bg, code, toolbar, iframe, height, viewport, maxWidth, edit, isolated.',
      ],
    ],
  },
  {
    title: 'an unknown component',
    text: '::component[VersionTabel]',
    problems: [
      [
        6,
        'The component "VersionTabel" does not exist.',
        'Did you mean "VersionTable"? Components are: VersionTable, PlanComparison.',
      ],
    ],
  },
];

describe('mistakes in demos and components', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(formatFrontMatter() + text)).toEqual(problems);
  });
});

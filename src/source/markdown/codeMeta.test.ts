import { describe, expect, it } from 'vitest';
import {
  formatFrontMatter,
  parseProblems,
  type ProblemCase,
} from '../../../tests/fixtures/markdown/problemCase.ts';

const CASES: readonly ProblemCase[] = [
  {
    title: 'code without language',
    text: '```\nx\n```',
    problems: [
      [
        6,
        'The code block has no language.',
        'Write it after the backticks, "text" for plain output. Languages are: bash, css, diff, html, js, json, jsx, md, text, ts, tsx, yaml.',
      ],
    ],
  },
  {
    title: 'a misspelled language',
    text: '```typescipt\nx\n```',
    problems: [
      [
        6,
        'The code language "typescipt" is unknown.',
        'Did you mean "ts"? Languages are: bash, css, diff, html, js, json, jsx, md, text, ts, tsx, yaml.',
      ],
    ],
  },
  {
    title: 'a language by its long name',
    text: '```javascript\nx\n```',
    problems: [
      [
        6,
        'The code language "javascript" is unknown.',
        'Did you mean "js"? Languages are: bash, css, diff, html, js, json, jsx, md, text, ts, tsx, yaml.',
      ],
    ],
  },
  {
    title: 'no space behind the language',
    text: '```tsx{1}\nx\n```',
    problems: [
      [
        6,
        'The code language "tsx{1}" is unknown.',
        'Put a space before "{". Languages are: bash, css, diff, html, js, json, jsx, md, text, ts, tsx, yaml.',
      ],
    ],
  },
  {
    title: 'code by indentation',
    text: '    x',
    problems: [
      [
        6,
        'The lines indented by four spaces become a code block.',
        'Remove the spaces, or put the code between lines of three backticks with its language.',
      ],
    ],
  },
  {
    title: 'code that is never closed',
    text: '```tsx\nx',
    problems: [[6, 'The code block is never closed.', 'End it with a line "```".']],
  },
  {
    title: 'an unknown meta key',
    text: '```tsx titel="App.tsx"\nx\n```',
    problems: [
      [
        6,
        'The code block has an unknown "titel".',
        'Did you mean "title"? Code blocks have: title, tab, unchecked.',
      ],
    ],
  },
  {
    title: 'a meta value without quotes',
    text: '```tsx title=App.tsx\nx\n```',
    problems: [
      [
        6,
        'The code block says title=App.tsx, which cannot be read.',
        'Write title="App.tsx", tab="npm" or the lines to highlight, as in {1,3-5}.',
      ],
    ],
  },
  {
    title: 'lines that are no numbers',
    text: '```tsx {0,a}\nx\n```',
    problems: [
      [
        6,
        'The highlighted lines "{0,a}" cannot be read.',
        'Write line numbers and ranges, as in {1,3-5}.',
      ],
      [
        6,
        'The highlighted lines "{0,a}" cannot be read.',
        'Write line numbers and ranges, as in {1,3-5}.',
      ],
    ],
  },
  {
    title: 'lines behind the end',
    text: '```tsx {2-4}\nx\n```',
    problems: [
      [
        6,
        'Line 4 shall be highlighted, but the code has 1.',
        'Correct the numbers in braces; lines are counted from 1.',
      ],
    ],
  },
  {
    title: 'a tab outside of tabs',
    text: '```tsx tab="npm"\nx\n```',
    problems: [
      [
        6,
        'The code block has tab="npm" but stands in no tabs.',
        'Put it between ":::tabs{key=package-manager}" and ":::", or remove the tab.',
      ],
    ],
  },
];

describe('mistakes in code blocks', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(formatFrontMatter() + text)).toEqual(problems);
  });
});

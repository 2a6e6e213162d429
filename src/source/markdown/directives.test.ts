import { describe, expect, it } from 'vitest';
import {
  formatFrontMatter,
  parseProblems,
  type ProblemCase,
} from '../../../tests/fixtures/markdown/problemCase.ts';

const CASES: readonly ProblemCase[] = [
  {
    title: 'an unknown directive',
    text: '::dmeo[BasicButtons]',
    problems: [
      [
        6,
        'There is no directive "::dmeo".',
        'Did you mean "demo"? There are: demo, component. For a plain colon write "\\::dmeo".',
      ],
    ],
  },
  {
    title: 'a pseudo element in prose',
    text: '::before',
    problems: [
      [
        6,
        'There is no directive "::before".',
        'There are: demo, component. For a plain colon write "\\::before".',
      ],
    ],
  },
  {
    title: 'an unknown inline directive',
    text: 'Press :kdb[Ctrl+K].',
    problems: [
      [
        6,
        'There is no inline directive ":kdb".',
        'Did you mean "kbd"? There are: kbd, badge. For a plain colon write "\\:kdb".',
      ],
    ],
  },
  {
    title: 'a colon before a bracket in prose',
    text: 'See note:see[this].',
    problems: [
      [
        6,
        'There is no inline directive ":see".',
        'There are: kbd, badge. For a plain colon write "\\:see".',
      ],
    ],
  },
  {
    title: 'a colon before a brace in prose',
    text: 'Set :root{color=red} there.',
    problems: [
      [
        6,
        'There is no inline directive ":root".',
        'There are: kbd, badge. For a plain colon write "\\:root".',
      ],
    ],
  },
  {
    title: 'a callout of another system',
    text: ':::note\nText.\n:::',
    problems: [
      [
        6,
        'There is no callout or block ":::note".',
        'Did you mean "info"? There are: info, success, warning, error, details, features, tabs.',
      ],
    ],
  },
  {
    title: 'a misspelled callout',
    text: ':::warnning\nText.\n:::',
    problems: [
      [
        6,
        'There is no callout or block ":::warnning".',
        'Did you mean "warning"? There are: info, success, warning, error, details, features, tabs.',
      ],
    ],
  },
  {
    title: 'too many colons',
    text: '::::kbd\nText.\n::::',
    problems: [[6, '":::kbd" has the wrong number of colons.', 'Write ":kbd[Ctrl+K]".']],
  },
  {
    title: 'too few colons',
    text: '::info',
    problems: [[6, '"::info" has the wrong number of colons.', 'Write ":::info".']],
  },
  {
    title: 'a space where none may be',
    text: '::: info\nText.\n:::',
    problems: [
      [
        6,
        'The line "::: info" looks like a directive but is none.',
        'Write ":::name[label]{key=value}" without spaces between and with nothing after it.',
      ],
    ],
  },
  {
    title: 'a callout that is never closed',
    text: ':::info\nText.',
    problems: [
      [
        6,
        'The block ":::info" is never closed.',
        'End it with a line ":::". A block that holds others needs more colons than they have.',
      ],
    ],
  },
  {
    title: 'nested blocks with equal colons',
    text: ':::details[Why]\n\n:::info\nText.\n:::\n\n:::',
    problems: [
      [
        8,
        'The block ":::info" is never closed.',
        'End it with a line ":::". A block that holds others needs more colons than they have.',
      ],
      [
        12,
        'This line of colons closes nothing.',
        'Remove it, or give the outer block more colons than the blocks inside it have.',
      ],
    ],
  },
  {
    title: 'an empty callout',
    text: ':::info\n:::',
    problems: [
      [
        6,
        'The block ":::info" is empty.',
        'Put its text between the two lines of colons or remove it.',
      ],
    ],
  },
  {
    title: 'an attribute on a callout',
    text: ':::info{color=red}\nText.\n:::',
    problems: [
      [6, 'The directive ":::info" has no attribute "color".', 'Remove it: there are none.'],
    ],
  },
  {
    title: 'details without summary',
    text: ':::details\nText.\n:::',
    problems: [
      [
        6,
        'The details block has no summary.',
        'Write what it holds in brackets: ":::details[Summary]".',
      ],
    ],
  },
  {
    title: 'features without list',
    text: ':::features\nText.\n:::',
    problems: [
      [
        6,
        'The features block does not hold exactly one bullet list.',
        'Put one list between ":::features" and ":::", as in "- **Name** what it does".',
      ],
    ],
  },
  {
    title: 'an unknown badge',
    text: 'Pinning :badge[por]',
    problems: [
      [
        6,
        'There is no badge "por".',
        'Did you mean "pro"? Badges are: pro, premium, new, planned, preview, beta, legacy, deprecated.',
      ],
    ],
  },
];

describe('mistakes in directives', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(formatFrontMatter() + text)).toEqual(problems);
  });
});

import { describe, expect, it } from 'vitest';
import {
  formatFrontMatter,
  parseProblems,
  type ProblemCase,
} from '../../../tests/fixtures/markdown/problemCase.ts';

const CASES: readonly ProblemCase[] = [
  {
    title: 'tabs without key and choice',
    text: ':::tabs\n```bash tab="npm"\nx\n```\n:::',
    problems: [
      [
        6,
        'The tabs have no key.',
        'Name what the reader chooses, so that the choice is remembered: ":::tabs{key=package-manager}".',
      ],
      [
        6,
        'The tabs hold 1 code block.',
        'Tabs hold 2 to 6 code blocks; write a single one without tabs.',
      ],
    ],
  },
  {
    title: 'tabs that hold the wrong things',
    text: ':::tabs{key=Package kye=a}\n```bash tab="npm"\nx\n```\n```bash tab="npm"\nx\n```\n```bash\nx\n```\nText.\n:::',
    problems: [
      [
        6,
        'The directive ":::tabs" has no attribute "kye".',
        'Did you mean "key"? Attributes are: key.',
      ],
      [
        6,
        'The key "Package" of the tabs is not in lower case with hyphens.',
        'Name what the reader chooses, so that the choice is remembered: ":::tabs{key=package-manager}".',
      ],
      [
        6,
        'The tab "npm" occurs twice in the same tabs.',
        'Give each code block a tab name of its own.',
      ],
      [
        13,
        'The code block stands in tabs but has no tab name.',
        'Write it after the language: ```bash tab="npm".',
      ],
      [
        16,
        'The tabs hold something that is no code block.',
        'Leave only code blocks with a tab="…" each between the lines of colons.',
      ],
    ],
  },
];

describe('mistakes in tabs', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(formatFrontMatter() + text)).toEqual(problems);
  });
});

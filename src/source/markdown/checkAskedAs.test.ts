import { describe, expect, it, test } from 'vitest';
import { fixtureContext } from '../../../tests/fixtures/markdown/context.ts';
import { parseProblems, type ProblemCase } from '../../../tests/fixtures/markdown/problemCase.ts';
import { parsePage } from './parsePage.ts';

/** A page with two sections; `askedAs` starts on line 4, its first key is on line 5. */
const write = (...lines: readonly string[]): string =>
  [
    '---\ntitle: Dialog\ndescription: Dialogs ask.\naskedAs:',
    ...lines.map((line) => `  ${line}`),
    '---\n\nA dialog.\n\n## Ask for input {#forms}\n\nText.\n\n### Long texts\n\n#### Detail\n\nText.\n',
  ].join('\n');

const CASES: readonly ProblemCase[] = [
  {
    title: 'none where every key is a part of the page',
    text: write('page: popup window', "'forms': form in a modal", 'long-texts: scroll the body'),
    problems: [],
  },
  {
    title: 'a key that is nearly a heading',
    text: write('page: popup window', 'form: form in a modal'),
    problems: [
      [
        6,
        'The front matter key "askedAs.form" is no heading of the page.',
        'Did you mean "forms"? Keys are: page, forms, long-texts.',
      ],
    ],
  },
  {
    title: 'a heading that search does not list',
    text: write('detail: small print'),
    problems: [
      [
        5,
        'The front matter key "askedAs.detail" is no heading of the page.',
        'Keys are: page, forms, long-texts.',
      ],
    ],
  },
  {
    title: 'a comma too many',
    text: write('page: popup window, , lightbox,', "forms: ''"),
    problems: [
      [
        5,
        'The front matter key "askedAs.page" has an empty phrase.',
        'Write phrases with one comma between two of them.',
      ],
      [
        6,
        'The front matter key "askedAs.forms" has an empty phrase.',
        'Write phrases with one comma between two of them.',
      ],
    ],
  },
  {
    title: 'a phrase twice, whatever its letter case',
    text: write('page: popup window, lightbox', 'forms: form in a modal, Popup window'),
    problems: [
      [
        6,
        'The phrase "Popup window" of "askedAs.forms" is in "askedAs.page" already.',
        'Leave it where the answer is, and remove the other.',
      ],
    ],
  },
  {
    title: 'a list instead of a text',
    text: write('page: [popup window]'),
    problems: [
      [
        5,
        'The front matter key "askedAs.page" cannot be ["popup window"].',
        'Write a text, in quotes where YAML would read something else.',
      ],
    ],
  },
];

describe('mistakes in what readers ask', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(text)).toEqual(problems);
  });
});

test('phrases are separated by commas and trimmed, and stand in no block of the page', () => {
  const text = write('page: popup window ,  lightbox', 'forms: form in a modal');
  const { page } = parsePage({ file: 'content/a.md', pathname: '/a/', text }, fixtureContext);
  expect(page?.frontMatter.askedAs).toEqual({
    page: ['popup window', 'lightbox'],
    forms: ['form in a modal'],
  });
  expect(JSON.stringify(page?.blocks)).not.toContain('lightbox');
});

import { describe, expect, it } from 'vitest';
import { parseProblems, type ProblemCase } from '../../../tests/fixtures/markdown/problemCase.ts';

const CASES: readonly ProblemCase[] = [
  {
    title: 'none at all',
    text: 'Just text.',
    problems: [
      [
        1,
        'The page has no front matter.',
        'Start the file with a line "---", then title and description, then a line "---".',
      ],
    ],
  },
  {
    title: 'empty',
    text: '---\n---\n',
    problems: [
      [1, 'The page has no title.', 'Add "title: …", a name of at most 70 characters.'],
      [
        1,
        'The page has no description.',
        'Add "description: …", one sentence of at most 160 characters that ends with a full stop.',
      ],
    ],
  },
  {
    title: 'no title',
    text: '---\ndescription: Buttons start actions.\n---\n',
    problems: [[1, 'The page has no title.', 'Add "title: …", a name of at most 70 characters.']],
  },
  {
    title: 'no description',
    text: '---\ntitle: Button\n---\n',
    problems: [
      [
        1,
        'The page has no description.',
        'Add "description: …", one sentence of at most 160 characters that ends with a full stop.',
      ],
    ],
  },
  {
    title: 'a title that is too long',
    text: '---\ntitle: Buttons, button groups, toggle buttons and every other thing one can press\ndescription: Buttons start actions.\n---\n',
    problems: [
      [2, 'The title has 74 characters, 4 too many.', 'Write a name of at most 70 characters.'],
    ],
  },
  {
    title: 'a description that is too long',
    text: '---\ntitle: Button\ndescription: Buttons start actions, lead to other pages, submit forms, open menus and dialogs, and show by their look which of several choices matters most to the reader right now.\n---',
    problems: [
      [
        3,
        'The description has 167 characters, 7 too many.',
        'Write one sentence of at most 160 characters that ends with a full stop.',
      ],
    ],
  },
  {
    title: 'a description without full stop',
    text: '---\ntitle: Button\ndescription: Buttons start actions\n---\n',
    problems: [
      [
        3,
        'The description must end with a full stop.',
        'Write one sentence of at most 160 characters that ends with a full stop.',
      ],
    ],
  },
  {
    title: 'empty values',
    text: '---\ntitle: ""\ndescription: ""\n---\n',
    problems: [
      [2, 'The title is empty.', 'Write a name of at most 70 characters.'],
      [
        3,
        'The description is empty.',
        'Write one sentence of at most 160 characters that ends with a full stop.',
      ],
    ],
  },
  {
    title: 'a title that YAML reads as a number',
    text: '---\ntitle: 404\ndescription: Buttons start actions.\n---\n',
    problems: [
      [
        2,
        'The title cannot be 404.',
        'Write a text, in quotes where YAML would read something else.',
      ],
    ],
  },
  {
    title: 'unknown keys',
    text: '---\ntitle: Button\ndescription: Buttons start actions.\ncomponent: [Button]\ncolour: red\n---\n',
    problems: [
      [
        4,
        'The front matter key "component" is unknown.',
        'Did you mean "components"? Keys are: title, description, navTitle, components, hooks, waiAria, materialDesign, fonts, ads, index, navigation, layout, ….',
      ],
      [
        5,
        'The front matter key "colour" is unknown.',
        'Keys are: title, description, navTitle, components, hooks, waiAria, materialDesign, fonts, ads, index, navigation, layout, ….',
      ],
    ],
  },
  {
    title: 'values of the wrong kind',
    text: '---\ntitle: Button\ndescription: Buttons start actions.\ncomponents:\n  - Button\n  - 7\nads: no thanks\nlayout: full\nwaiAria: w3.org\nhooks: useButton\n---\n',
    problems: [
      [
        6,
        'The front matter key "components.1" cannot be 7.',
        'Write a text, in quotes where YAML would read something else.',
      ],
      [7, 'The front matter key "ads" cannot be "no thanks".', 'Write true or false.'],
      [8, 'The front matter key "layout" cannot be "full".', 'Valid are: docs, wide, home.'],
      [
        9,
        'The front matter key "waiAria" cannot be "w3.org".',
        'Write a whole address that starts with https://.',
      ],
      [
        10,
        'The front matter key "hooks" cannot be "useButton".',
        'Write a list, as in [Button, Chip].',
      ],
    ],
  },
  {
    title: 'a colon that needs quotes',
    text: '---\ntitle: Button\ndescription: Buttons: they start actions.\n---\n',
    problems: [
      [
        3,
        'The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.',
        'Put a value that holds ": " or starts with a special character in quotes.',
      ],
    ],
  },
  {
    title: 'the same key twice',
    text: '---\ntitle: Button\ntitle: Chip\ndescription: Buttons start actions.\n---\n',
    problems: [
      [3, 'The front matter is not valid YAML: Map keys must be unique.', 'Remove one of the two.'],
    ],
  },
  {
    title: 'words instead of keys',
    text: '---\njust words\n---\n',
    problems: [[1, 'The front matter has no keys.', 'Write one "key: value" a line.']],
  },
];

describe('mistakes in the front matter', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(text)).toEqual(problems);
  });
});

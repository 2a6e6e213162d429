import { describe, expect, it } from 'vitest';
import {
  formatFrontMatter,
  parseProblems,
  type ProblemCase,
} from '../../../tests/fixtures/markdown/problemCase.ts';

const CASES: readonly ProblemCase[] = [
  {
    title: 'a link that is not encrypted',
    text: '[Local](http://localhost:3000/) and\n[remote](http://example.com/a)',
    problems: [
      [
        7,
        'The link "http://example.com/a" is not encrypted.',
        'Write "https://example.com/a", or link to a site that has it.',
      ],
    ],
  },
  {
    title: 'a link without trailing slash',
    text: '[Chip](/material-ui/react-chip#sizes)',
    problems: [
      [
        6,
        'The link "/material-ui/react-chip#sizes" does not end in a slash.',
        'Write "/material-ui/react-chip/#sizes".',
      ],
    ],
  },
  {
    title: 'a relative link to a file',
    text: '[Chip](./react-chip.md#sizes)',
    problems: [
      [
        6,
        'The link "./react-chip.md#sizes" is relative.',
        'Write "/material-ui/react-chip/#sizes".',
      ],
    ],
  },
  {
    title: 'a relative link to another product',
    text: '[Chip](../joy-ui/react-chip/)',
    problems: [
      [6, 'The link "../joy-ui/react-chip/" is relative.', 'Write "/joy-ui/react-chip/".'],
    ],
  },
  {
    title: 'a link that runs code',
    text: '[Chip](javascript:alert)',
    problems: [
      [
        6,
        'The link "javascript:alert" has a scheme that is not allowed.',
        'Links start with "/", "#", "https:" or "mailto:".',
      ],
    ],
  },
  {
    title: 'a link without text',
    text: '[](/material-ui/)',
    problems: [
      [
        6,
        'The link to "/material-ui/" has no text.',
        'Say what it leads to: "[Button](/material-ui/)".',
      ],
    ],
  },
  {
    title: 'a reference without definition',
    text: 'See [Chip][chip].',
    problems: [
      [
        6,
        'The reference "[Chip][chip]" has no definition.',
        'Add a line "[chip]: /path/", or put code in backticks.',
      ],
    ],
  },
  {
    title: 'an image without alt text',
    text: '![](/images/dialog.png)',
    problems: [
      [
        6,
        'The image "/images/dialog.png" has no alt text.',
        'Say what it shows: "![A dialog with two buttons](/images/dialog.png)".',
      ],
    ],
  },
  {
    title: 'a missing image',
    text: '![A dialog](/images/dialgo.png)',
    problems: [
      [
        6,
        'The image "/images/dialgo.png" does not exist.',
        'Put the file at public/images/dialgo.png or correct the path.',
      ],
    ],
  },
  {
    title: 'a relative image',
    text: '![A dialog](dialog.png)',
    problems: [
      [
        6,
        'The image path "dialog.png" is relative.',
        'Write its path below public/, as in "/images/hero.png".',
      ],
    ],
  },
  {
    title: 'an image of another site',
    text: '![A dialog](https://example.com/a.png)',
    problems: [
      [
        6,
        'The image "https://example.com/a.png" is not a file of this site.',
        'Save it under public/ and write its path from there, as in "/images/hero.png".',
      ],
    ],
  },
  {
    title: 'an image of unknown size',
    text: '![A dialog](/images/broken.png)',
    problems: [
      [
        6,
        'The size of the image "/images/broken.png" cannot be read.',
        'Use a PNG, JPEG, WebP or SVG file; an SVG needs width and height or a viewBox.',
      ],
    ],
  },
];

describe('mistakes in links and images', () => {
  it.each(CASES)('$title', ({ text, problems }) => {
    expect(parseProblems(formatFrontMatter() + text)).toEqual(problems);
  });
});

import { expect, test } from 'vitest';
import { frontMatterSchema, type Page } from '../model/page.ts';
import { formatProblems } from '../model/problem.ts';
import { resolveNavigation } from '../model/siteNavigation.ts';
import { expandPageIndexes } from './expandPageIndexes.ts';

const navigation = resolveNavigation(
  [
    {
      pathname: '/m/components',
      title: 'Components',
      children: [
        { pathname: '/m/all/' },
        {
          pathname: '/m/inputs',
          subheader: 'Inputs',
          children: [
            { pathname: '/m/button/' },
            { pathname: 'https://example.com/', title: 'More <inputs>' },
          ],
        },
      ],
    },
  ],
  (pathname) => ({ '/m/all/': 'All', '/m/button/': 'Button' })[pathname],
);

const button: Page = {
  pathname: '/m/button/',
  file: 'content/m/button.md',
  frontMatter: frontMatterSchema.parse({ title: 'Button', description: 'Starts an action.' }),
  headings: [],
  blocks: [],
};

function expand(group: string): { html: unknown; problems: string } {
  const all: Page = {
    ...button,
    pathname: '/m/all/',
    file: 'content/m/all.md',
    blocks: [
      { kind: 'html', html: '<p>Above</p>' },
      { kind: 'component', name: 'PageIndex', props: { group } },
      { kind: 'component', name: 'Other', props: {} },
    ],
  };
  const { pages, problems } = expandPageIndexes(
    [all, button],
    () => navigation,
    () => 7,
  );
  expect(pages[0]?.blocks[0]).toEqual(all.blocks[0]);
  expect(pages[0]?.blocks[2]).toEqual(all.blocks[2]);
  return { html: pages[0]?.blocks[1], problems: formatProblems(problems) };
}

test('an index lists the pages of its group with what they are about', () => {
  expect(expand('Inputs')).toEqual({
    html: {
      kind: 'html',
      html:
        '<ul class="features"><li><strong><a href="/m/button/">Button</a></strong> Starts an action.</li>' +
        '<li><strong><a href="https://example.com/">More &#x3C;inputs></a></strong></li></ul>',
    },
    problems: '',
  });
});

test('a group is listed without the groups inside it', () => {
  expect(expand('Components').html).toEqual({
    kind: 'html',
    html: '<ul class="features"><li><strong><a href="/m/all/">All</a></strong> Starts an action.</li></ul>',
  });
});

test('an unknown group is a problem that names the groups there are', () => {
  expect(expand('Input')).toEqual({
    html: { kind: 'html', html: '' },
    problems: `content/m/all.md:7
  The navigation has no group "Input" for ::component[PageIndex].
  Did you mean "Inputs"? Groups are: Components, Inputs.`,
  });
});

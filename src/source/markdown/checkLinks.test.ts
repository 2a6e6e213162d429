import { describe, expect, it } from 'vitest';
import { checkLinks } from './checkLinks.ts';

const PAGES = [
  {
    pathname: '/material-ui/react-button/',
    file: 'content/material-ui/react-button.md',
    anchors: ['sizes', 'colors', 'BasicButtons', 'BasicButtons.tsx', 'BasicButtons.js', 'größe'],
  },
  { pathname: '/', file: 'content/index.md', anchors: [] },
  { pathname: '/blog/', file: 'content/blog.md', anchors: [] },
];
const FILE = 'content/material-ui/react-button.md';

function problemsOf(href: string): string[] {
  const links = [{ file: FILE, line: 7, href }];
  return checkLinks(PAGES, links, (path) => path === '/llms.txt').map(
    ({ file, line, what, fix }) => `${file}:${line} ${what} ${fix}`,
  );
}

describe('links that are alive', () => {
  it.each([
    '/',
    '/material-ui/react-button/',
    '/material-ui/react-button/#sizes',
    '/material-ui/react-button/?styling=css#BasicButtons',
    '#sizes',
    '#BasicButtons.js',
    '/material-ui/react-button/#BasicButtons.tsx',
    '#gr%C3%B6%C3%9Fe',
    '#',
    '/llms.txt',
    'https://example.com/nowhere/#at-all',
    'https://example.com/material-ui/react-button/',
    'https://mui.com/store/',
    'https://mui.com',
    'https://mui.com/',
    'https://mui.com/blog',
    'mailto:team@example.com',
  ])('%s', (href) => {
    expect(problemsOf(href)).toEqual([]);
  });
});

describe('links that leave the site for a page that it has', () => {
  it.each([
    'https://mui.com/material-ui/react-button/',
    'https://mui.com/material-ui/react-button',
    'https://mui.com/material-ui/react-button/?a=1#gone',
  ])('%s', (href) => {
    expect(problemsOf(href)).toEqual([
      `${FILE}:7 The link "${href}" leaves the site for a page that it has. ` +
        'Write "/material-ui/react-button/", with one of its anchors where it matters.',
    ]);
  });
});

describe('links that are dead', () => {
  it.each([
    [
      '/material-ui/react-buton/',
      'The page "/material-ui/react-buton/" does not exist. Did you mean "/material-ui/react-button/"?',
    ],
    [
      '/nowhere/near/anything/#sizes',
      'The page "/nowhere/near/anything/" does not exist. Link to a page of this site by its path, or to another site with https://.',
    ],
    [
      '/material-ui/react-button/#size',
      'The page "/material-ui/react-button/" has no section "#size". Did you mean "sizes"? It has: sizes, colors, BasicButtons, größe.',
    ],
    [
      '#basicbuttons',
      'The page "/material-ui/react-button/" has no section "#basicbuttons". Did you mean "BasicButtons"? It has: sizes, colors, BasicButtons, größe.',
    ],
    ['/#top', 'The page "/" has no section "#top". It has: none.'],
    [
      '#100%',
      'The page "/material-ui/react-button/" has no section "#100%". It has: sizes, colors, BasicButtons, größe.',
    ],
    [
      '/guide.pdf',
      'The file "/guide.pdf" does not exist. Put it at public/guide.pdf or correct the path.',
    ],
  ])('%s', (href, problem) => {
    expect(problemsOf(href)).toEqual([`${FILE}:7 ${problem}`]);
  });

  it('says nothing about the target of a link whose spelling is already a problem', () => {
    expect(problemsOf('/material-ui/react-button')).toEqual([]);
    expect(problemsOf('./react-chip.md')).toEqual([]);
  });
});

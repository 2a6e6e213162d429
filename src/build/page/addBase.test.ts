import { afterEach, expect, test, vi } from 'vitest';
import { addBase } from './addBase.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['a link', '<a class="x" href="/blog/#new">B</a>', '<a class="x" href="/docs/blog/#new">B</a>'],
  ['a picture', '<img alt="a > b" src="/i.png">', '<img alt="a > b" src="/docs/i.png">'],
  ['a link elsewhere', '<a href="https://mui.com/">M</a>', '<a href="https://mui.com/">M</a>'],
  ['an anchor', '<a href="#a">A</a>', '<a href="#a">A</a>'],
  ['code that shows a link', '<code>&#x3C;a href="/x">', '<code>&#x3C;a href="/x">'],
  ['an attribute of another name', '<a data-href="/x">', '<a data-href="/x">'],
])('%s', (_, html, expected) => {
  vi.stubEnv('BASE_URL', '/docs/');
  expect(addBase(html)).toBe(expected);
});

test('nothing changes where the site stands at the root of its host', () => {
  expect(addBase('<a href="/blog/">B</a>')).toBe('<a href="/blog/">B</a>');
});

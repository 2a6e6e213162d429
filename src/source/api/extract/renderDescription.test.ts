import { describe, expect, test } from 'vitest';
import { createRichText, renderDescription } from './renderDescription.ts';

describe('a description', () => {
  const cases: [title: string, markdown: string, html: string][] = [
    ['is a paragraph', 'Plain text.', '<p>Plain text.</p>'],
    ['may hold code', 'Set `a < b`.', '<p>Set <code>a &#x3C; b</code>.</p>'],
    ['may hold links', '[x](https://a.b/c)', '<p><a href="https://a.b/c">x</a></p>'],
    ['may hold links of the site', '[x](/a/#b)', '<p><a href="/a/#b">x</a></p>'],
    ['may hold lists', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['may break lines', 'a<br />b', '<p>a<br>\nb</p>'],
    ['names types', 'An array of [[BarSeries]].', '<p>An array of <code>BarSeries</code>.</p>'],
    ['drops scripts', 'a <script>alert(1)</script> b', '<p>a alert(1) b</p>'],
    ['drops blocks of HTML', '<div onclick="x()">\n\nb', '<p>b</p>'],
    ['drops links that run code', '[x](javascript:alert(1))', '<p>x</p>'],
    ['drops links to other schemes', '[x](data:text/html,y)', '<p>x</p>'],
    ['drops links to another host without scheme', '[x](//evil.example)', '<p>x</p>'],
    ['drops pictures', '![alt](https://a.b/c.png)', '<p>alt</p>'],
    [
      'keeps quotes in an address inside it',
      '[x](/a"onclick=b)',
      '<p><a href="/a%22onclick=b">x</a></p>',
    ],
  ];
  test.each(cases)('%s', (_, markdown, html) => {
    expect(renderDescription(markdown)).toBe(html);
  });

  test('that is empty is none', () => {
    expect(createRichText('  \n ')).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { LAMPS } from '../../tests/lampSite.ts';
import { frontMatterSchema, type Page } from '../model/page.ts';
import { createSectionPages } from './createSectionPages.ts';

test('every address above a page gets a page that lists what is below it', () => {
  const sections = createSectionPages(
    [
      writePage('/lamps/react-desk-lamp/api/switch/', 'Switch'),
      writePage('/lamps/react-desk-lamp/api/bulb/', 'Bulb & socket'),
    ],
    [LAMPS],
  );
  expect(
    sections.map(({ pathname, frontMatter, blocks }) => ({
      pathname,
      title: frontMatter.title,
      description: frontMatter.description,
      blocks,
    })),
  ).toEqual([
    {
      pathname: '/lamps/react-desk-lamp/api/',
      title: 'API',
      description: 'API in Lamps: a list of its pages.',
      blocks: [
        {
          kind: 'html',
          html:
            '<ul class="features">' +
            '<li><strong><a href="/lamps/react-desk-lamp/api/switch/">Switch</a></strong> About it.</li>' +
            '<li><strong><a href="/lamps/react-desk-lamp/api/bulb/">Bulb &#x26; socket</a></strong> About it.</li>' +
            '</ul>',
        },
      ],
    },
    {
      pathname: '/lamps/react-desk-lamp/',
      title: 'Desk lamp',
      description: 'Desk lamp in Lamps: a list of its pages.',
      blocks: [
        {
          kind: 'html',
          html:
            '<ul class="features"><li><strong><a href="/lamps/react-desk-lamp/api/">API</a></strong>' +
            ' API in Lamps: a list of its pages.</li></ul>',
        },
      ],
    },
  ]);
});

test('they stand outside of navigations and search engines, and show no ads', () => {
  const [section] = createSectionPages([writePage('/about/us/', 'Us')], [LAMPS]);
  expect(section?.frontMatter).toMatchObject({ navigation: false, index: false, ads: false });
});

test('written pages, the home page and the addresses that lead to the home of a product are left alone', () => {
  const pages = [
    writePage('/', 'Home'),
    writePage('/lamps/start/', 'Start'),
    writePage('/about/', 'About'),
    writePage('/about/us/', 'Us'),
  ];
  expect(createSectionPages(pages, [LAMPS])).toEqual([]);
});

function writePage(pathname: string, title: string): Page {
  const frontMatter = frontMatterSchema.parse({ title, description: 'About it.' });
  return { pathname, file: `content${pathname}`, frontMatter, headings: [], blocks: [] };
}

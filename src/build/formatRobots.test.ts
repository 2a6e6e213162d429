import { expect, test } from 'vitest';
import { formatRobots } from './formatRobots.ts';

test.each([
  ['https://docs.example.com', '/experiments/', 'https://docs.example.com/sitemap.xml'],
  ['https://example.com/docs', '/docs/experiments/', 'https://example.com/docs/sitemap.xml'],
])('crawlers of %s skip %s', (siteUrl, hidden, sitemap) => {
  expect(formatRobots(siteUrl)).toBe(`User-agent: *\nDisallow: ${hidden}\n\nSitemap: ${sitemap}\n`);
});

import { expect, test } from 'vitest';
import { formatReportUrl } from './formatReportUrl.ts';

test('a report names the page, the demo, the browser and the error', () => {
  const error = new Error('x is undefined');
  error.stack = 'Error: x is undefined\n    at Price';
  const url = new URL(
    formatReportUrl({
      name: 'Price',
      error,
      page: 'https://docs.example/a/#b',
      browser: 'Opera 9',
    }),
  );
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toBe('[demo] Price: x is undefined');
  expect(url.searchParams.get('body')).toBe(
    'Page: https://docs.example/a/#b\nDemo: Price\nBrowser: Opera 9\n\n```\nError: x is undefined\n    at Price\n```',
  );
});

test('a report stays short enough for an address', () => {
  const error = new Error('long '.repeat(10_000));
  const url = formatReportUrl({ name: 'Price', error, page: 'https://docs.example/', browser: '' });
  expect(url.length).toBeLessThan(4000);
});

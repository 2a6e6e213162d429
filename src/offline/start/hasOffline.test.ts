import { expect, test } from 'vitest';
import { hasOffline } from './hasOffline.ts';

test.each([
  ['https://docs.example', 'https://docs.example/material-ui/', true],
  ['https://docs.example/', 'https://docs.example/', true],
  ['https://docs.example', 'https://docs.example:8443/', true],
  ['https://docs.example', 'https://preview.docs.example/', false],
  ['https://docs.example', 'https://docs.example.evil.test/', false],
  ['https://docs.example', 'http://localhost:3000/', false],
  ['http://localhost:3000', 'http://localhost:3000/', true],
  ['http://localhost:3000', 'http://localhost:3001/', true],
  ['http://localhost:3000', 'http://127.0.0.1:3000/', false],
  ['http://localhost:3000', 'https://docs.example/', false],
])('a site built for %s has its worker at %s: %s', (siteUrl, address, expected) => {
  const location = new URL(address);
  expect(hasOffline(siteUrl, { location, navigator: { serviceWorker: {} } })).toBe(expected);
});

test('browsers without workers have none anywhere', () => {
  const location = new URL('https://docs.example/');
  expect(hasOffline('https://docs.example', { location, navigator: {} })).toBe(false);
});

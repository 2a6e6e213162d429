import { expect, test } from 'vitest';
import { formatCacheName } from '../cacheNames.ts';
import { createTestCaches } from '../../../tests/offline/testCaches.ts';
import { listVisitedPages } from './visitedPages.ts';

const CANONICAL = '<link rel="canonical" href="https://docs.example/">';

test('lists kept pages of all builds by title, without frames, data and the list itself', async () => {
  const caches = createTestCaches();
  const keep = async (build: string, kind: 'pages' | 'data', path: string, html: string) => {
    const cache = await caches.open(formatCacheName({ build, kind }));
    await cache.put(path, new Response(html));
  };
  await keep('A', 'pages', '/b/', `<title>Tabs &amp; &lt;Panels&gt;</title>${CANONICAL}`);
  await keep('B', 'pages', '/a/', `<title>Button</title>${CANONICAL}`);
  await keep('B', 'pages', '/b/', `<title>Tabs &amp; &lt;Panels&gt;</title>${CANONICAL}`);
  await keep('B', 'pages', '/frame/', '<title>Demo</title>');
  await keep('B', 'pages', '/offline/', `<title>Saved</title>${CANONICAL}`);
  await keep('B', 'data', '/data/pages/c.json', `<title>Data</title>${CANONICAL}`);
  expect(await listVisitedPages(caches)).toEqual([
    { url: '/a/', title: 'Button' },
    { url: '/b/', title: 'Tabs & <Panels>' },
  ]);
});

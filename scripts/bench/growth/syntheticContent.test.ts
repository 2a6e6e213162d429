import { expect, test } from 'vitest';
import { createSyntheticContent } from './syntheticContent.ts';

test('pages are spread over products of a hundred, each with its navigation', () => {
  const files = createSyntheticContent({ pages: 230, demoPages: 0 }).map(({ path }) => path);
  expect(files.filter((path) => path.endsWith('.md'))).toHaveLength(230);
  expect(files.filter((path) => path.endsWith('navigation.ts'))).toEqual([
    'content/grown-0/navigation.ts',
    'content/grown-1/navigation.ts',
    'content/grown-2/navigation.ts',
  ]);
  expect(files).toContain('content/grown-2/page-29.md');
  expect(files).not.toContain('content/grown-2/page-30.md');
});

test('pages of demos have a product of their own', () => {
  const files = createSyntheticContent({ pages: 0, demoPages: 2 }).map(({ path }) => path);
  expect(files.filter((path) => path.endsWith('.md'))).toEqual([
    'content/grown-demos/page-0.md',
    'content/grown-demos/page-1.md',
  ]);
  expect(files.filter((path) => path.endsWith('.tsx'))).toHaveLength(20);
});

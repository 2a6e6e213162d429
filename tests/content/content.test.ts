import { expect, test } from 'vitest';
import { loadContent } from '../../scripts/checkContent.ts';
import { formatProblems } from '../../src/model/problem.ts';

test('the content has no problems', async () => {
  // Reading the packages may take minutes; the build holds the pages against them.
  const { pages, navigations, problems } = await loadContent(process.cwd(), null);
  expect(formatProblems(problems)).toBe('');
  expect(pages.length).toBeGreaterThanOrEqual(40);
  expect(navigations.size).toBe(12);
});

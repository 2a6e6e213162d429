import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCodeFiles } from './checkCodeFiles.ts';
import { listCodeFiles, type CodeFile } from './codeFiles.ts';

const root = process.cwd();

test('code blocks that claim to be whole files compile against the installed packages', async () => {
  const files = await listCodeFiles(root);
  expect(files.length).toBeGreaterThan(0);
  const verdict = await locateVerdict(files);
  if (existsSync(verdict)) return;
  expect(checkCodeFiles(root, files)).toEqual([]);
  await mkdir(dirname(verdict), { recursive: true });
  await writeFile(verdict, '');
});

/** The file that is there once these blocks have passed: an edit of a page's prose leaves them as they are. */
async function locateVerdict(files: readonly CodeFile[]): Promise<string> {
  const judgedBy = ['package-lock.json', 'tests/content/checkCodeFiles.ts'];
  const hash = createHash('sha256');
  for (const file of judgedBy) hash.update(await readFile(join(root, file)));
  hash.update(JSON.stringify(files.map(({ page, title, code }) => [page, title, code])));
  return join(root, '.cache/verdicts', `code-${hash.digest('hex').slice(0, 32)}`);
}

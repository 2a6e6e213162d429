import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

function listLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));
}

describe('links of the documents at the root', () => {
  test.each(DOCUMENTS)('%s leads to files that exist', async (document) => {
    const links = listLinks(await readFile(document, 'utf8'));
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  test('are found at all', async () => {
    const texts = await Promise.all(DOCUMENTS.map((document) => readFile(document, 'utf8')));
    expect(texts.flatMap(listLinks).length).toBeGreaterThan(30);
  });
});

test('README opens with the two commands', async () => {
  const lines = (await readFile('README.md', 'utf8')).split('\n').slice(0, 6).join('\n');
  expect(lines).toContain('npm start');
  expect(lines).toContain('npm test');
});

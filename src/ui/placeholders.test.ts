import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('dots at the end of a placeholder stay there from right to left', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/placeholder="([^"]*)"/g)])
    .map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(3);
  // They stand where the text around them leads: a mark for left to right follows them.
  expect(texts.filter((text) => text.endsWith('…'))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { fixtureContext } from '../../../tests/fixtures/markdown/context.ts';
import { parsePage } from './parsePage.ts';
import type { ParseResult } from './parsedPage.ts';

const FOLDER = path.resolve('tests/fixtures/markdown');
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3));

describe('fixtures', () => {
  it('has found them', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(6);
  });

  it.each(NAMES)('%s.md becomes what its expected file says', async (name) => {
    const result = parseFixture(name);
    expect(result.problems).toEqual([]);
    await expect(formatResult(result)).toMatchFileSnapshot(
      path.join(FOLDER, `${name}.expected.json`),
    );
  });

  it.each(NAMES)('%s.md becomes valid HTML', async (name) => {
    const html = htmlOf(parseFixture(name));
    const report = await new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
    }).validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(formatMessage))).toEqual([]);
  });
});

it.each([
  ['nothing', '', 4],
  ['a heading', '## Lamps', 6],
  ['a line', '---', 6],
  ['a space', '&nbsp;', 6],
  ['a comment', '<!-- later -->', 6],
  ['an empty list', '- \n- &nbsp;', 7],
])('reports a page of %s', (_, body, line) => {
  const text = `---\ntitle: Lamp\ndescription: A lamp that stands on a desk.\n---\n\n${body}\n`;
  const { problems } = parsePage({ file: 'content/a.md', pathname: '/a/', text }, fixtureContext);
  expect(problems).toEqual([
    {
      file: 'content/a.md',
      line,
      what: 'The page is empty.',
      fix: 'Write its text below the front matter, or delete it.',
    },
  ]);
});

function parseFixture(name: string): ParseResult {
  const file = `content/${name}.md`;
  const text = readFileSync(path.join(FOLDER, `${name}.md`), 'utf8');
  return parsePage({ file, pathname: `/${name}/`, text }, fixtureContext);
}

function htmlOf({ page }: ParseResult): string {
  return (page?.blocks ?? []).map((block) => (block.kind === 'html' ? block.html : '')).join('\n');
}

/** HTML as a list of lines, so that a change shows where it is. */
function formatResult({ page, ...rest }: ParseResult): string {
  const blocks = page?.blocks.map((block) =>
    block.kind === 'html' ? { ...block, html: block.html.split('\n') } : block,
  );
  return `${JSON.stringify({ page: { ...page, blocks }, ...rest }, null, 2)}\n`;
}

function formatMessage({
  ruleId,
  message,
  line,
}: {
  ruleId: string;
  message: string;
  line: number;
}): string {
  return `${line} ${ruleId}: ${message}`;
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, version } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { CLIENT_DIRECTORY, listBuiltPages } from './builtSite.ts';
import { checkBuiltLinks, checkDetours, readBuiltPage, type BuiltPage } from './checkBuiltLinks.ts';
import { findSection, pickFirst } from './samplePages.ts';
import { openVerdicts, readNavigation } from './verdicts.ts';

const verdicts = await openVerdicts('html.test.ts');
const pathnames = await listBuiltPages();
const pages = await Promise.all(
  pathnames.map(async (pathname): Promise<BuiltPage> => {
    const html = await readFile(join(CLIENT_DIRECTORY, pathname, 'index.html'), 'utf8');
    return readBuiltPage(pathname, html);
  }),
);

/** What a demo renders is its library's markup, not ours to judge. */
function withoutDemos(html: string): string {
  return html.replace(/(<figure id="[A-Z][^>]*>).*?(<\/figure>)/gs, '$1$2');
}

function withoutShell(html: string): string {
  return html
    .replace(/<header [^>]*data-behind-drawer.*?<\/header>/s, '')
    .replace(/<aside id="_side-navigation".*?<\/aside>/s, '');
}

describe('links of the built site', () => {
  test('all lead to a page and an anchor that exist', () => {
    expect(checkBuiltLinks(pages, (path) => existsSync(join(CLIENT_DIRECTORY, path)))).toEqual([]);
  });

  test('do not leave the site for a page that it has', () => {
    expect(checkDetours(pages)).toEqual([]);
    const home = readBuiltPage('/a/', '<a href="https://mui.com/a/#b">x</a><a href="/a/">y</a>');
    expect(checkDetours([home])).toEqual([
      '/a/ links to https://mui.com/a/#b, although this site has the page.',
    ]);
  });

  test('are found at all', () => {
    expect(pages.flatMap(({ links }) => links).length).toBeGreaterThan(pages.length * 15);
    expect(pages.flatMap(({ foreign }) => foreign).length).toBeGreaterThan(pages.length);
  });

  test('are reported when they are dead', () => {
    const home = readBuiltPage(
      '/',
      '<h2 id="a"></h2><a href="/gone/">x</a><a href="#b">y</a><a href="/c.md">z</a>',
    );
    expect(checkBuiltLinks([home], () => false)).toEqual([
      '/ links to /gone/, which is no page.',
      '/ links to /#b, which is no anchor.',
      '/ links to /c.md, which is no file.',
    ]);
  });
});

describe('HTML of the built site', () => {
  /** App bar and side navigation of a section are long, and the same on all of its pages. */
  const withShell = pickFirst(pathnames, findSection);
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React and Emotion write these; they are valid HTML, only not this linter's taste.
      'no-inline-style': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'script-type': 'off',
      'require-sri': 'off',
      'tel-non-breaking': 'off',
      'prefer-native-element': 'off',
      'no-raw-characters': 'off',
      'valid-id': 'off',
      // Material UI's select points its label at the element that opens the list.
      'valid-for': 'off',
    },
  });

  test.each(pathnames)('%s is valid', async (pathname) => {
    const hasShell = withShell.has(pathname);
    const judgedBy = { version, navigation: hasShell ? await readNavigation(pathname) : null };
    if (await verdicts.find(pathname, judgedBy)) return;
    const html = await readFile(join(CLIENT_DIRECTORY, pathname, 'index.html'), 'utf8');
    const report = await validator.validateString(
      withoutDemos(hasShell ? html : withoutShell(html)),
    );
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
    await verdicts.keep(pathname, judgedBy);
  });
});

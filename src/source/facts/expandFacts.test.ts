import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createComponent, createProp, createText } from '../../../tests/fixtures/apiDocs.ts';
import type { ApiEntry } from '../../model/apiPage.ts';
import { frontMatterSchema, type Block, type EmbedProps } from '../../model/page.ts';
import { formatProblems } from '../../model/problem.ts';
import type { WrittenPage } from '../apiPages/joinApi.ts';
import { expandFacts } from './expandFacts.ts';

const ROOT = installLamps();
const OLD = { deprecation: { reason: createText('Use light.') } };
const ENTRIES: readonly ApiEntry[] = [
  describeEntry('Lamp', { alone: 30_000, added: 2_000 }),
  describeEntry('Shade', { alone: 40_000, added: 900 }),
  describeEntry('Bulb', null),
];

describe('a list of releases', () => {
  const { page, problems, text } = expand('ReleaseList', { package: '@lamps/core' });

  test('names what each one changed, with links where there are pages', () => {
    expect(problems).toBe('');
    expect(text).toBe(`### Version 2.1.0 {#v2-1-0}

April 9, 2025. [Full notes of 2.1.0](https://example.com/lamps/releases/tag/v2.1.0)

- \`@lamps/core\`: [Lamp](/lamps/lamp/), \`Wick\` and 1 other change
- \`@lamps/lab\`: 2 changes

Newly deprecated: APIs of [Lamp](/lamps/old/#deprecated-lamp) and \`Wick\`.

### Version 2.0.0 {#v2-0-0}

[Full notes of 2.0.0](https://example.com/lamps/releases/tag/v2.0.0)

Its notes name no change in a package.`);
  });

  test('puts its headings where it stands', () => {
    expect(page.headings.map(({ id }) => id)).toEqual(['before', 'v2-1-0', 'v2-0-0', 'after']);
    expect(page.anchors).toEqual(['before', 'after', 'v2-1-0', 'v2-0-0']);
  });
});

test('a table of packages has their versions, dates and numbers of deprecated APIs', () => {
  const { text } = expand('PackageTable', { packages: '@lamps/core, @lamps/quiet' });
  expect(text.split('\n').slice(2)).toEqual([
    '| `@lamps/core` | 2.1.0 | April 9, 2025 | [3](/lamps/old/) |',
    '| `@lamps/quiet` | 1.0.0 | – | – |',
  ]);
});

describe('a table of sizes', () => {
  test('starts with what adds least', () => {
    const { text, block } = expand('SizeTable', {
      package: '@lamps/core',
      components: 'Lamp, Shade',
    });
    expect(text.split('\n').slice(2)).toEqual([
      '| [Shade](/api/shade/) | 40.0 kB | 0.9 kB |',
      '| [Lamp](/api/lamp/) | 30.0 kB | 2.0 kB |',
    ]);
    expect(block).toMatchObject({ text: { html: expect.stringContaining('<table') } });
  });

  test('says what was not measured', () => {
    const { text } = expand('SizeTable', { package: '@lamps/core', components: 'Bulb' });
    expect(text).toContain('| [Bulb](/api/bulb/) | Not measured | – |');
  });

  test('is empty while the packages are not read', () => {
    const props = { package: '@lamps/core', components: 'Lamp' };
    expect(expand('SizeTable', props, null)).toMatchObject({ problems: '' });
  });
});

test('a table of system properties has what the package does with each', () => {
  const { text, block } = expand('SystemProperties', { group: 'sizing' });
  expect(text.split('\n').slice(0, 3)).toEqual([
    '| Property | CSS property | Theme key | Value |',
    '| --- | --- | --- | --- |',
    '| `width` | `width` |  | Up to 1 a fraction: `0.5` → `50%` |',
  ]);
  expect(block).toMatchObject({ text: { html: expect.stringContaining('<code>50%</code>') } });
});

describe('a table of CSS variables', () => {
  const props = { package: '@lamps/core', components: 'Lamp' };

  test('has those of the component first, with what its styles give them', () => {
    expect(expand('CssVariables', props).text.split('\n')).toEqual([
      '| Variable | Value | In the styles of |',
      '| --- | --- | --- |',
      '| `--Lamp-glow` | `0.5rem`, `1rem` | [Lamp](/api/lamp/) |',
      '| `--Lamp-shade` | `calc(var(--Lamp-glow) / 2)` | [Lamp](/api/lamp/) |',
      '| `--Lamp-height` |  | [Lamp](/api/lamp/) |',
      '| `--Lamp-width` | worked out from `--Lamp-glow` and `--Lamp-height` | [Lamp](/api/lamp/) |',
      '| `--Bulb-color` | `theme.vars.palette.text.icon` | [Lamp](/api/lamp/) |',
    ]);
  });

  test('links no component while the packages are not read', () => {
    const { text, problems } = expand('CssVariables', props, null);
    expect(problems).toBe('');
    expect(text).toContain('| `--Lamp-glow` | `0.5rem`, `1rem` | Lamp |');
  });
});

describe('mistakes', () => {
  test.each<[string, EmbedProps, string]>([
    [
      'ReleaseList',
      { package: '@lamps/cor' },
      'The package "@lamps/cor" of ::component[ReleaseList] is not installed.\n  Correct the name, or run "npm install --save-exact @lamps/cor".',
    ],
    [
      'ReleaseList',
      { package: '@lamps/quiet' },
      'The package "@lamps/quiet" carries no changelog of its version for ::component[ReleaseList].\n  Name a package with a CHANGELOG.md, or link to its releases instead.',
    ],
    [
      'PackageTable',
      {},
      '::component[PackageTable] names no package.\n  Write ::component[PackageTable]{packages="@mui/material, @mui/lab"}.',
    ],
    [
      'SizeTable',
      { package: '@lamps/core', components: 'Lamp, Shad' },
      '@lamps/core has no component "Shad" for ::component[SizeTable].\n  Did you mean "Shade"? Components are: Lamp, Shade, Bulb.',
    ],
    [
      'SizeTable',
      { package: '@lamps/core' },
      '::component[SizeTable] names no component.\n  Write ::component[SizeTable]{package="@mui/material" components="Box, Button"}.',
    ],
    [
      'CssVariables',
      { components: 'Lamp' },
      '::component[CssVariables] names no package.\n  Write ::component[CssVariables]{package="@mui/joy" components="Menu, MenuItem"}.',
    ],
    [
      'CssVariables',
      { package: '@lamps/core', components: 'Lamp, Shade' },
      'The styles of Shade in @lamps/core name no CSS variable for ::component[CssVariables].\n  Correct the name, or leave it out.',
    ],
    [
      'SystemProperties',
      { group: 'shadow' },
      'There is no group "shadow" for ::component[SystemProperties].\n  Did you mean "shadows"? Groups are: borders, display, flexbox, grid, palette, positions, shadows, sizing, spacing, typography.',
    ],
  ])('%s %j', (name, props, message) => {
    expect(expand(name, props).problems).toBe(`content/lamps/facts.md:9\n  ${message}`);
  });
});

function expand(name: string, props: EmbedProps, entries: readonly ApiEntry[] | null = ENTRIES) {
  const written = [
    createPage('facts', [
      { kind: 'html', html: '<h2 id="before">Before</h2>' },
      { kind: 'component', name, props },
      { kind: 'html', html: '<h2 id="after">After</h2>' },
    ]),
    createPage('lamp', [], ['Lamp']),
    createPage('old', [
      { kind: 'component', name: 'DeprecationList', props: { package: '@lamps/core' } },
    ]),
  ];
  const { pages, problems } = expandFacts(written, { root: ROOT, entries, lineOf: () => 9 });
  const [page] = pages;
  const block = page?.blocks[1];
  if (!page || block?.kind !== 'api' || block.view !== 'facts')
    throw new Error('No list was made.');
  return { page, block, text: block.text.markdown, problems: formatProblems(problems) };
}

function createPage(
  name: string,
  blocks: readonly Block[],
  components: readonly string[] = [],
): WrittenPage {
  const pathname = `/lamps/${name}/`;
  return {
    pathname,
    canonical: pathname,
    productId: 'lamps',
    file: `content/lamps/${name}.md`,
    frontMatter: frontMatterSchema.parse({ title: name, description: 'A page.', components }),
    headings: [
      { id: 'before', text: 'Before', level: 2 },
      { id: 'after', text: 'After', level: 2 },
    ],
    anchors: ['before', 'after'],
    blocks,
  };
}

function describeEntry(
  name: string,
  size: { readonly alone: number; readonly added: number } | null,
): ApiEntry {
  const props = [createProp(name, 'glow', OLD)];
  const doc = createComponent(name, { package: '@lamps/core', size, props });
  return { doc, path: `/api/${doc.slug}/` };
}

function installLamps(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  const install = (name: string, version: string, changelog: string): void => {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    const repository = { url: 'https://example.com/lamps.git' };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version, repository }));
    writeFileSync(path.join(folder, 'CHANGELOG.md'), changelog);
  };
  install('@lamps/quiet', '1.0.0', 'Nothing is told here.');
  install(
    '@lamps/core',
    '2.1.0',
    `## 2.1.0

_Apr 9, 2025_

### \`@lamps/core@2.1.0\`

- [Lamp][Wick] Deprecate \`glow\` (#1) @someone
- Export a type (#2) @someone

### \`@lamps/lab@2.1.0\`

- One (#3) @someone
- Two (#4) @someone

## 2.0.0
`,
  );
  const lamp = path.join(root, 'node_modules/@lamps/core/Lamp');
  mkdirSync(lamp);
  writeFileSync(
    path.join(lamp, 'Lamp.js'),
    `// '--Lamp-old' is gone.
const root = ({ theme, ownerState }) => ({
  '--Bulb-color': theme.vars.palette.text.icon,
  '--Lamp-glow': '0.5rem',
  ...(ownerState.size === 'lg' && { '--Lamp-glow': '1rem' }),
  padding: 'var(--Lamp-shade, calc(var(--Lamp-glow) / 2)) var(--theme-space)',
  '--Lamp-height': theme.vars.palette[ownerState.color],
  '--Lamp-width': 'max(var(--Lamp-glow) * 2, min(var(--Lamp-height) / 2, 3rem))',
});`,
  );
  return root;
}

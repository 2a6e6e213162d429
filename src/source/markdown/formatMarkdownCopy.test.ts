import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureContext } from '../../../tests/fixtures/markdown/context.ts';
import type { DeprecatedRow } from '../../model/apiPage.ts';
import type { Demo } from '../../model/demo.ts';
import type { Block, Page } from '../../model/page.ts';
import type { ListedPage } from '../formatPageList.ts';
import { formatMarkdownCopy } from './formatMarkdownCopy.ts';
import { parsePage } from './parsePage.ts';

const FOLDER = path.resolve('tests/fixtures/markdown');
const OPTIONS = { origin: 'https://docs.example.com', listPages: () => [] };

describe('formatMarkdownCopy', () => {
  it.each(['blocks', 'callouts', 'code', 'headings', 'links', 'tables'])(
    'spells out %s.md in plain Markdown',
    async (name) => {
      const text = readFileSync(path.join(FOLDER, `${name}.md`), 'utf8');
      const copy = formatMarkdownCopy(readPage(name, text), { ...OPTIONS, text });
      await expect(copy).toMatchFileSnapshot(path.join(FOLDER, `${name}.copy.txt`));
    },
  );

  it('leaves nothing that only this site understands', () => {
    const text = readFileSync(path.join(FOLDER, 'callouts.md'), 'utf8');
    const copy = formatMarkdownCopy(readPage('callouts', text), { ...OPTIONS, text });
    expect(copy).not.toMatch(/^:{2,}/m);
  });

  it('lists the pages of an index with links that work anywhere', () => {
    const text = `---
title: All
description: Every page.
---

::component[PageIndex]{group="Inputs"}
`;
    const options = { ...OPTIONS, text, listPages: listInputs };
    expect(formatMarkdownCopy(readPage('all', text), options)).toBe(`# All

Every page.

- [Button](https://docs.example.com/button/): Starts an action.
- [Elsewhere](https://other.example/)
`);
  });
});

describe('the copy of a list of deprecations', () => {
  it('spells out what to use instead, without links', () => {
    const text = `---
title: Old
description: What goes.
---

::component[DeprecationList]{package="lamps"}
`;
    const rows: DeprecatedRow[] = [
      {
        kind: 'prop',
        name: 'glow',
        href: '/api/lamp/#glow',
        instead: { markdown: 'Use `slots.glow` or\n[light](/x/) instead.', html: '' },
      },
      { kind: 'class', name: '.Lamp-on', href: '/api/lamp/#on', instead: null },
    ];
    const page: Page = {
      ...readPage('old', text),
      blocks: [
        {
          kind: 'api',
          view: 'deprecations',
          apis: [{ id: 'deprecated-lamp', name: 'Lamp', rows }],
        },
      ],
    };
    expect(formatMarkdownCopy(page, { ...OPTIONS, text })).toBe(`# Old

What goes.

### Lamp

- \`glow\` prop: Use \`slots.glow\` or light instead.
- \`.Lamp-on\`: The package names no replacement.
`);
  });
});

describe('the copy of a list from facts', () => {
  it('is the list that stands there, with links that work anywhere', () => {
    const text = `---
title: News
description: What came.
---

::component[ReleaseList]{package="lamps"}

::component[ReleaseList]{package="shades"}
`;
    const createFacts = (name: string, markdown: string): Block => ({
      kind: 'api',
      view: 'facts',
      name: 'ReleaseList',
      props: { package: name },
      text: { markdown, html: '' },
    });
    const page: Page = {
      ...readPage('news', text),
      blocks: [
        createFacts('shades', '### Two {#two}\n\n| A |\n| --- |\n| b |'),
        createFacts('lamps', '### One {#one}\n\n- [Lamp](/lamp/)'),
      ],
    };
    expect(formatMarkdownCopy(page, { ...OPTIONS, text })).toBe(`# News

What came.

### One

- [Lamp](https://docs.example.com/lamp/)

### Two

| A |
| - |
| b |
`);
  });
});

function listInputs(group: string): ListedPage[] {
  if (group !== 'Inputs') return [];
  return [
    { href: '/button/', title: 'Button', description: 'Starts an action.' },
    { href: 'https://other.example/', title: 'Elsewhere' },
  ];
}

function readPage(name: string, text: string): Page {
  const input = { file: `content/${name}.md`, pathname: `/${name}/`, text };
  const { page } = parsePage(input, fixtureContext);
  if (!page) throw new Error(`${name}.md has no usable front matter.`);
  const blocks = page.blocks.flatMap((block): Block[] => {
    if (block.kind !== 'demo') return [block];
    const demo = DEMOS.get(block.name);
    return demo ? [{ kind: 'demo', demo, options: block.options }] : [];
  });
  return { ...page, blocks };
}

const BASIC: Demo = {
  name: 'BasicButtons',
  renditions: [createRendition(null, 'export default function BasicButtons() {}\n')],
};
const LOADING: Demo = {
  name: 'LoadingButtons',
  renditions: [
    createRendition('system', 'const a = 1;\n'),
    createRendition('css', 'const b = 2;\n'),
  ],
};
const DEMOS = new Map([BASIC, LOADING].map((demo) => [demo.name, demo]));

function createRendition(styling: 'system' | 'css' | null, code: string): Demo['renditions'][0] {
  const files = [
    { name: 'Main.tsx', code, html: '' },
    { name: 'data.ts', code: 'export {};\n', html: '' },
  ];
  const source = { files };
  return {
    styling,
    module: 'Main.tsx',
    sources: { TS: source, JS: source },
    dependencies: {},
    usedProps: {},
  };
}

import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createComponent, createProp } from '../../tests/fixtures/apiDocs.ts';
import { LAMPS } from '../../tests/lampSite.ts';
import type { Product } from '../model/product.ts';
import type { ApiDocs } from './api/joinPackages.ts';
import { assembleSite } from './assembleSite.ts';
import { loadSite } from './loadSite.ts';
import { readSiteFiles, rereadFiles, type SiteFiles, type SiteInput } from './readSiteFiles.ts';
import type { Site } from './site.ts';

const LANGUAGES = { supported: ['en', 'fr'], default: 'en' };
const NAVIGATION = 'content/lamps/navigation.ts';
const NO_API: ApiDocs = { components: [], hooks: [], problems: [] };
const DEMO = 'export default function Lamp() {\n  return <button>Light</button>;\n}\n';

const LAMP = createComponent('Lamp', {
  productId: 'lamps',
  package: '@lamps/core',
  props: [createProp('Lamp', 'glow'), createProp('Lamp', 'dim')],
});
const LAMP_API: ApiDocs = { components: [LAMP], hooks: [], problems: [] };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
  await write('package.json', '{}');
  await write(NAVIGATION, "export default [{ pathname: '/lamps/desk/' }];\n");
  await write('content/lamps/desk.md', formatPage('Desk lamp'));
  await write('content/lamps/desk/Lamp.tsx', DEMO);
});
afterEach(() => rm(root, { recursive: true }));

describe('a page in a second language', () => {
  test('has its own address, and product, navigation and demos of the page it translates', async () => {
    await write('content/lamps/desk.fr.md', formatPage('Lampe de bureau'));
    const { pages, problems } = await load();
    expect(problems).toEqual([]);
    expect(pages.map(({ pathname }) => pathname)).toEqual(['/fr/lamps/desk/', '/lamps/desk/']);
    expect(pages[0]).toMatchObject({
      language: 'fr',
      canonical: '/lamps/desk/',
      productId: 'lamps',
      frontMatter: { title: 'Lampe de bureau' },
    });
    expect(pages[0]?.blocks.map(({ kind }) => kind)).toEqual(
      pages[1]?.blocks.map(({ kind }) => kind),
    );
  });

  test('needs a page to translate', async () => {
    await write('content/lamps/floor.fr.md', formatPage('Lampadaire', 'Une lampe.'));
    expect((await load()).problems).toMatchObject([
      {
        file: 'content/lamps/floor.fr.md',
        what: 'The page translates a page that does not exist.',
        fix: 'Write content/lamps/floor.md, or remove the translation.',
      },
    ]);
  });

  test('is no page where its language is not supported', async () => {
    await write('content/lamps/desk.de.md', formatPage('Schreibtischlampe', 'Eine Lampe.'));
    const { pages, problems } = await load();
    expect(problems).toMatchObject([{ what: 'The language "de" is not supported.' }]);
    expect(pages.map(({ pathname }) => pathname)).toEqual(['/lamps/desk/']);
  });
});

describe('mistakes of the content', () => {
  test('are reported all at once, each in its place', async () => {
    await write('content/lamps/Floor Lamp.md', formatPage('Floor lamp', 'A lamp.'));
    await write('content/lamps/desk/Other.tsx', DEMO);
    await write('content/chairs/navigation.ts', 'export default [];\n');
    await symlink('.', path.join(root, 'content/lamps/loop'));
    await symlink('gone.md', path.join(root, 'content/lamps/broken.md'));
    await mkdir(path.join(root, 'content/lamps/wall.md'));
    const { pages, problems } = await load();
    expect(problems.map(({ file }) => file).sort()).toEqual([
      'content/chairs/navigation.ts',
      'content/lamps/Floor Lamp.md',
      'content/lamps/broken.md',
      'content/lamps/desk/Other.tsx',
      'content/lamps/loop',
      'content/lamps/wall.md',
    ]);
    expect(pages.map(({ pathname }) => pathname)).toEqual(['/lamps/desk/']);
  });

  test.each([
    ['has no front matter', 'No front matter. See [below](#bulb).\n\n## Bulb {#bulb}\n\nOne.\n'],
    ['is no text', Buffer.from([0x2d, 0xff, 0x0a])],
  ])('bring no others: a page that %s', async (_, text) => {
    const around = [{ pathname: '/lamps/desk/' }, { pathname: '/lamps/desk/dust/' }];
    await write(NAVIGATION, `export default ${JSON.stringify(around)};\n`);
    const links = '[A desk lamp](/lamps/desk/) has [a bulb](/lamps/desk/#bulb).';
    const gallery = '::component[Gallery]{group="Lamps" pages="/lamps/desk/"}';
    await write('content/lamps/desk/dust.md', formatPage('Dust', `${links}\n\n${gallery}`));
    await write('content/lamps/desk/playground.ts', 'export default { props: ["dim"] };');
    await write('content/lamps/desk.md', text);
    const { problems } = await loadSite(createInput(), LAMP_API);
    expect(problems.map(({ file }) => file)).toEqual(['content/lamps/desk.md']);
  });
});

describe('a link to a file', () => {
  test('is a demo as the file is', async () => {
    await rm(path.join(root, 'content/lamps/desk/Lamp.tsx'));
    await write('elsewhere/Lamp.tsx', DEMO);
    await symlink('../../../elsewhere/Lamp.tsx', path.join(root, 'content/lamps/desk/Lamp.tsx'));
    const { problems, demos } = await load();
    expect(problems).toEqual([]);
    expect(demos.map(({ name }) => name)).toEqual(['Lamp']);
  });
});

describe('a folder in the place of a file', () => {
  test('is no image, and nothing to link to', async () => {
    await mkdir(path.join(root, 'public/plans.svg'), { recursive: true });
    const text = '![A plan](/plans.svg) and [the same](/plans.svg).\n\n::demo[Lamp]';
    await write('content/lamps/desk.md', formatPage('Desk lamp', text));
    expect((await load()).problems).toMatchObject([
      { line: 6, what: 'The image "/plans.svg" does not exist.' },
      { line: 6, what: 'The file "/plans.svg" does not exist.' },
    ]);
  });
});

describe('common mistakes', () => {
  const text = '## Common mistakes {#mistakes}\n\n- **Two bulbs.** One is enough.';

  test.each([
    ['a component in its front matter', 'arc', 'components: [Lamp]'],
    ['an address like those of components', 'react-arc', 'hooks: []'],
  ])('need checks on a page with %s', async (_, name, frontMatter) => {
    const file = `content/lamps/${name}.md`;
    await addPage(name, formatPage('Arc', text).replace('---', `---\n${frontMatter}`));
    expect((await load()).problems).toMatchObject([
      { file, what: 'Nothing shows that "Two bulbs" is a mistake.' },
    ]);
    await write(`content/lamps/${name}/mistakes.json`, MISTAKES);
    expect((await load()).problems).toEqual([]);
  });

  test('need none on a guide', async () => {
    await addPage('care', formatPage('Care', text));
    expect((await load()).problems).toEqual([]);
  });

  const MISTAKES = JSON.stringify([
    { mistake: 'Two bulbs', reason: 'Both of them light; it is the bill that shows.' },
  ]);

  async function addPage(name: string, page: string): Promise<void> {
    const pages = ['desk', name].map((id) => ({ pathname: `/lamps/${id}/` }));
    await write(NAVIGATION, `export default ${JSON.stringify(pages)};\n`);
    await write(`content/lamps/${name}.md`, page);
  }
});

describe('a page in a folder', () => {
  test('may link to its own sections', async () => {
    await write(
      NAVIGATION,
      "export default [{ pathname: '/lamps/desk/' }, { pathname: '/lamps/care/dust/' }];\n",
    );
    const text = `${formatPage('Dust', 'How to dust.')}\nSee [below](#cloth).\n\n## Cloth {#cloth}\n\nUse one.\n`;
    await write('content/lamps/care/dust.md', text.replace('::demo[Lamp]', ''));
    const { pages, problems } = await load();
    expect(problems).toEqual([]);
    expect(pages.map(({ pathname }) => pathname)).toContain('/lamps/care/');
  });
});

describe('a navigation with an entry that is none', () => {
  test.each<[string, string, number, RegExp]>([
    [
      'a group without an address',
      "{ title: 'All', children: [] }",
      3,
      /"All" is wrong at pathname/,
    ],
    ['null', 'null', 3, /The navigation is wrong at 1:/],
    ['a string', "'/lamps/desk/'", 3, /The navigation is wrong at 1:/],
    [
      'flags that are no list',
      "{ pathname: '/lamps/desk/',\n    flags: 3 }",
      4,
      /desk\/" is wrong at flags/,
    ],
    [
      'children that are no list',
      "{ pathname: 'g', title: 'All',\n  children: 'x' }",
      4,
      /"g" is wrong at children/,
    ],
    [
      'a child that is none',
      "{ pathname: 'g', title: 'All', children: [\n  null] }",
      4,
      /"g" is wrong at children\.0/,
    ],
    ['a name that is none', "{ pathname: '/lamps/desk/', titel: 'Desk' }", 3, /its root: .*titel/],
  ])('says where it is: %s', async (_, entry, line, what) => {
    const index = '::component[PageIndex]{group="All"}\n\n::component[Gallery]{group="All"}';
    await write('content/lamps/floor.md', formatPage('Floor lamp', index));
    await write(
      NAVIGATION,
      `export default [\n  { pathname: '/lamps/floor/' },\n  ${entry},\n];\n`,
    );
    const { problems } = await loadSite(createInput(), NO_API);
    expect(problems).toMatchObject([{ file: NAVIGATION, line, what: expect.stringMatching(what) }]);
  });
});

describe('a miniature', () => {
  const MINIATURE = 'content/lamps/desk/Miniature.tsx';

  test('is read with all it imports', async () => {
    await write(MINIATURE, "import '../parts/bulb.ts';\n\nexport function Lamp() {}\n");
    const before = await readSiteFiles(createInput());
    const { problems } = assembleSite(before, null);
    expect(problems).toMatchObject([
      { file: MINIATURE, line: 3, what: 'The file has no default export.' },
      { file: MINIATURE, line: 1, what: 'The file "../parts/bulb.ts" does not exist.' },
    ]);
    await write('content/lamps/parts/bulb.ts', "import 'nope';\n");
    await write(MINIATURE, `import '../parts/bulb.ts';\n\n${DEMO}`);
    const after = await rereadFiles(before, [MINIATURE, 'content/lamps/parts/bulb.ts']);
    expect(assembleSite(after, null).problems).toMatchObject([
      { file: 'content/lamps/parts/bulb.ts', what: expect.stringContaining('"nope"') },
    ]);
    await write('content/lamps/parts/bulb.ts', 'export {};\n');
    const mended = await rereadFiles(after, ['content/lamps/parts/bulb.ts']);
    expect(assembleSite(mended, null).problems).toEqual([]);
  });
});

describe('a page outside of the navigation', () => {
  test('says so in its front matter, and is missed there otherwise', async () => {
    const outside = formatPage('Search', 'Finds lamps.').replace('---', '---\nnavigation: false');
    await write('content/search.md', outside);
    await write('content/lost.md', formatPage('Lost', 'A page.'));
    expect((await load()).problems).toMatchObject([
      { file: 'content/lost.md', what: 'The page "/lost/" is in no navigation.' },
    ]);
  });
});

test('whoever waits for the pages hears how many have been read', async () => {
  await write('content/lamps/desk.fr.md', formatPage('Lampe de bureau'));
  const heard: string[] = [];
  await readSiteFiles(createInput(), (done, total) => heard.push(`${done} of ${total}`));
  expect(heard).toEqual(['1 of 2', '2 of 2']);
});

describe('a file that changes', () => {
  test('is read again, and the others are not', async () => {
    await write('content/lamps/floor.md', formatPage('Floor lamp', 'A tall lamp.'));
    const before = await readSiteFiles(createInput());
    await write('content/lamps/floor.md', formatPage('Tall lamp', 'A tall lamp.'));
    const after = await rereadFiles(before, ['content/lamps/floor.md']);
    expect(after.pages.get('content/lamps/floor.md')?.page?.frontMatter.title).toBe('Tall lamp');
    expect(after.pages.get('content/lamps/desk.md')).toBe(
      before.pages.get('content/lamps/desk.md'),
    );
  });

  test('is a page that is new, then gone', async () => {
    const first = await readSiteFiles(createInput());
    await write('content/lamps/arc.md', formatPage('Arc lamp', 'A curved lamp.'));
    const second = await rereadFiles(first, ['content/lamps/arc.md']);
    expect(listTitles(second)).toEqual(['Arc lamp', 'Desk lamp']);
    expect(assembleSite(second, null).problems).toMatchObject([
      { what: 'The page "/lamps/arc/" is in no navigation.' },
    ]);
    await rm(path.join(root, 'content/lamps/arc.md'));
    const third = await rereadFiles(second, ['content/lamps/arc.md']);
    expect(listTitles(third)).toEqual(['Desk lamp']);
  });

  test('is part of a demo, whose page is read again', async () => {
    const before = await readSiteFiles(createInput());
    await write('content/lamps/desk/Lamp.tsx', DEMO.replace('Light', 'Dark'));
    const after = await rereadFiles(before, ['content/lamps/desk/Lamp.tsx']);
    const [demo] = assembleSite(after, null).demos;
    expect(demo).toMatchObject({ name: 'Lamp', file: 'content/lamps/desk.md' });
    expect(demo?.renditions[0]?.sources.TS.files[0]?.code).toContain('Dark');
  });

  test('is one that others come and go with', async () => {
    await mkdir(path.join(root, 'elsewhere'));
    await write('elsewhere/arc.md', formatPage('Arc lamp', 'A curved lamp.'));
    const first = await readSiteFiles(createInput());
    await symlink('../../elsewhere', path.join(root, 'content/lamps/bent'));
    const second = await rereadFiles(first, ['content/lamps/bent']);
    expect(listTitles(second)).toContain('Arc lamp');
    await rm(path.join(root, 'content/lamps/bent'));
    const third = await rereadFiles(second, ['content/lamps/bent']);
    expect(listTitles(third)).not.toContain('Arc lamp');
  });

  test('is an image, which the pages that name it then have', async () => {
    const image = 'public/static/lamp.svg';
    const page = formatPage('Desk lamp', '![A lamp](/static/lamp.svg)\n\n::demo[Lamp]');
    await write('content/lamps/desk.md', page);
    const before = await readSiteFiles(createInput());
    expect(assembleSite(before, null).problems).toMatchObject([
      { file: 'content/lamps/desk.md', what: expect.stringContaining('/static/lamp.svg') },
    ]);
    await write(image, '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="40"></svg>');
    const added = await rereadFiles(before, [image]);
    expect(assembleSite(added, null).problems).toEqual([]);
    expect(JSON.stringify(added.pages.get('content/lamps/desk.md'))).toContain('height=\\"40\\"');
    await rm(path.join(root, image));
    expect((await load()).problems).toHaveLength(1);
  });

  test('is a navigation that cannot be read, which is a problem until it is mended', async () => {
    const text = await readFile(path.join(root, NAVIGATION), 'utf8');
    const before = await readSiteFiles(createInput());
    await write(NAVIGATION, 'export default [{');
    const broken = await rereadFiles(before, [NAVIGATION]);
    expect(assembleSite(broken, null).problems).toMatchObject([
      {
        file: NAVIGATION,
        line: 1,
        what: expect.stringMatching(/^The file cannot be run: /),
      },
    ]);
    await write(NAVIGATION, text);
    const mended = await rereadFiles(broken, [NAVIGATION]);
    expect(assembleSite(mended, null).problems).toEqual([]);
  });
});

describe('a site that is assembled after each edit', () => {
  const FLOOR = 'content/lamps/floor.md';
  const about = (title: string, text = '::demo[Lamp]'): string =>
    formatPage(title, text).replace('---', '---\ncomponents: [Lamp]');
  const using = (attributes: string): string =>
    `import Lamp from '@lamps/core/Lamp';\n\nexport default function Demo() {\n  return <Lamp ${attributes} />;\n}\n`;
  const lists =
    '::component[PageIndex]{group="All"}\n\n::component[DeprecationList]{package="@lamps/core"}';

  test.each<[string, Record<string, string | null>]>([
    ['text of a page', { [FLOOR]: formatPage('Floor lamp', 'It is taller than a desk.') }],
    ['a title', { [FLOOR]: formatPage('Tall lamp', 'A tall lamp.') }],
    ['what a page is about', { [FLOOR]: about('Floor lamp', 'A tall lamp.') }],
    ['a list on a page', { [FLOOR]: formatPage('Floor lamp', lists) }],
    ['text of a demo', { 'content/lamps/desk/Lamp.tsx': using('glow="little"') }],
    ['what a demo uses', { 'content/lamps/desk/Lamp.tsx': using('dim') }],
    ['a playground', { 'content/lamps/desk/playground.ts': 'export default { props: ["dim"] };' }],
    ['a navigation', { [NAVIGATION]: formatNavigation('All lamps') }],
    ['a page that is new', { 'content/lamps/arc.md': formatPage('Arc lamp', 'A curved lamp.') }],
    ['a page that is gone', { [FLOOR]: null }],
    ['a page that cannot be read', { 'content/lamps/desk.md': 'No front matter.' }],
  ])('is as one that is read anew: %s', async (_, edits) => {
    await write(NAVIGATION, formatNavigation('All'));
    await write('content/lamps/desk.md', about('Desk lamp', `${lists}\n\n::demo[Lamp]`));
    await write('content/lamps/desk/Lamp.tsx', using('glow="much"'));
    await write(FLOOR, formatPage('Floor lamp', 'A tall lamp.'));
    const product: Product = {
      ...LAMPS,
      packages: ['@lamps/core'],
      apiPath: '/lamps/api/',
      baseLibrary: 'material',
    };
    const createSite = () => readSiteFiles({ ...createInput(), products: [product] });
    const files = await createSite();
    const before = assembleSite(files, LAMP_API);
    expect(before.demos[0]?.renditions[0]?.usedProps).toEqual({ Lamp: ['glow'] });
    for (const [file, text] of Object.entries(edits)) {
      await (text === null ? rm(path.join(root, file)) : write(file, text));
    }
    const after = assembleSite(await rereadFiles(files, Object.keys(edits)), LAMP_API);
    expect(after).not.toEqual(before);
    expect(after).toEqual(assembleSite(await createSite(), LAMP_API));
  });

  function formatNavigation(group: string): string {
    const pages = ['desk', 'floor'].map((name) => ({ pathname: `/lamps/${name}/` }));
    return `export default ${JSON.stringify([{ pathname: '/lamps', title: group, children: pages }])};\n`;
  }
});

function listTitles(files: SiteFiles): string[] {
  return assembleSite(files, null).pages.map(({ frontMatter }) => frontMatter.title);
}

function load(): Promise<Site> {
  return loadSite(createInput(), null);
}

function createInput(): SiteInput {
  return {
    root,
    products: [LAMPS],
    components: ['Lamp'],
    importModule: async (file) => evaluate(await readFile(path.join(root, file), 'utf8')),
    languages: LANGUAGES,
  };
}

/** Runs a module without imports, as it is now. */
function evaluate(code: string): Promise<unknown> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

function formatPage(title: string, text = '::demo[Lamp]'): string {
  return `---\ntitle: ${title}\ndescription: A lamp that stands on a desk and lights what one reads there.\n---\n\n${text}\n`;
}

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

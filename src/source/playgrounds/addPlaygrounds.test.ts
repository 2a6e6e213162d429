import { describe, expect, test } from 'vitest';
import { products } from '../../../content/products.ts';
import { createComponent, createProp } from '../../../tests/fixtures/apiDocs.ts';
import type { ApiEntry } from '../../model/apiPage.ts';
import { frontMatterSchema } from '../../model/page.ts';
import type { Playground, PlaygroundTuning } from '../../model/playground.ts';
import { formatModule } from '../../demo/playground/formatPlayground.ts';
import type { SitePage } from '../site.ts';
import { addPlaygrounds } from './addPlaygrounds.ts';

const NODE = { type: 'React.ReactNode' };
const OPEN = { type: 'boolean', required: true };
const FUNCTION = { type: '() => void' };

const entries: ApiEntry[] = [
  createComponent('Button', {
    props: [
      createProp('Button', 'children', NODE),
      createProp('Button', 'disabled', { type: 'boolean' }),
    ],
  }),
  createComponent('Paper'),
  createComponent('Dialog', {
    props: [createProp('Dialog', 'open', OPEN), createProp('Dialog', 'onClose', FUNCTION)],
  }),
  createComponent('Popper', {
    props: [createProp('Popper', 'open', OPEN), createProp('Popper', 'anchorEl')],
  }),
  createComponent('Fade', {
    props: [
      createProp('Fade', 'in', { type: 'boolean' }),
      createProp('Fade', 'children', { type: 'React.ReactElement<unknown, any>', required: true }),
    ],
  }),
].map((doc) => ({ doc, path: `/material-ui/api/${doc.slug}/` }));

const FILE = 'content/material-ui/react-thing/playground.ts';

function createPage(components: readonly string[], productId = 'material-ui'): SitePage {
  const pathname = `/${productId}/react-thing/`;
  return {
    pathname,
    canonical: pathname,
    file: `content/${productId}/react-thing.md`,
    productId,
    language: 'en',
    frontMatter: frontMatterSchema.parse({ title: 'Thing', description: 'A thing.', components }),
    headings: [],
    anchors: [],
    sections: [],
    blocks: [{ kind: 'html', html: '<p>Text</p>' }],
  };
}

function add(
  page: SitePage,
  tuning?: PlaygroundTuning,
): { playground: Playground | null; problems: readonly object[] } {
  const text = `// Papr, disable\nexport default ${JSON.stringify(tuning, null, 2)};\n`;
  const tunings = new Map(tuning && [[FILE, { file: FILE, text, tuning }]]);
  const { pages, problems } = addPlaygrounds([page], entries, products, tunings);
  const block = pages[0]?.blocks[0];
  return { playground: block?.kind === 'playground' ? block.playground : null, problems };
}

describe('a page about a component begins with its playground', () => {
  test('without a word about it', () => {
    expect(add(createPage(['Button', 'Paper']))).toEqual({
      playground: {
        component: 'Button',
        package: '@mui/material',
        module: 'playgrounds/material-ui/react-thing.tsx',
        api: '/material-ui/api/button/',
        controls: [
          { kind: 'text', name: 'children', fallback: null },
          { kind: 'switch', name: 'disabled', fallback: false },
        ],
        preset: { children: 'Button' },
        code: {
          sets: 'props',
          imports: ["import Button from '@mui/material/Button';"],
          statements: [],
          around: '{element}',
          tag: 'Button',
          attributes: [],
          children: null,
        },
      },
      problems: [],
    });
  });

  test.each([
    ['about nothing', createPage([])],
    ['of a library without themes', createPage(['Button'], 'base-ui')],
  ])('but not a page %s', (_, page) => {
    expect(add(page).playground).toBeNull();
  });
});

describe('what cannot stand alone gets a stage', () => {
  test.each([
    ['Dialog', 'const [open, setOpen]', '<Dialog open={open} onClose={() => setOpen(false)}'],
    ['Popper', 'const [anchor, setAnchor]', '<Popper open={anchor !== null} anchorEl={anchor}'],
    ['Fade', 'const [shown, setShown]', '<Fade in={shown}'],
  ])('%s', (component, state, element) => {
    const { playground, problems } = add(createPage([component]));
    const code = playground ? formatModule(playground.code, component) : '';
    expect(code).toContain(state);
    expect(code).toContain(element);
    expect(code).toContain("import Button from '@mui/material/Button';");
    expect(problems).toEqual([]);
  });
});

describe('a file beside the page', () => {
  test('says which props, what they start with, and what stands inside and around', () => {
    const { playground } = add(createPage(['Button']), {
      props: ['disabled'],
      preset: { disabled: true },
      children: '<StarIcon />',
      fixed: { 'aria-label': "'Star'", tabIndex: '0' },
      around: '<Paper>{element}</Paper>',
    });
    expect(playground?.controls.map(({ name }) => name)).toEqual(['disabled']);
    expect(playground?.preset).toEqual({ disabled: true });
    expect(playground && formatModule(playground.code, 'Button')).toContain(
      '<Paper><Button aria-label="Star" tabIndex={0} {...props}>',
    );
    expect(playground?.code.imports).toContain("import StarIcon from '@mui/icons-material/Star';");
  });

  test.each<[PlaygroundTuning, number, string, string]>([
    [
      { preset: { disable: true } },
      4,
      'The playground names "disable", which no control can set on Button.',
      'Did you mean "disabled"? There are controls for: children, disabled.',
    ],
    [
      { children: '<Papr />' },
      3,
      'The playground uses <Papr>, which the library does not document.',
      'Use a component of the same library, an HTML element, or an icon, whose name ends in "Icon".',
    ],
    [
      { around: '<Paper />' },
      3,
      'The JSX around Button has no place for it.',
      'Write {element} where it stands.',
    ],
  ])('%j is reported at line %i', (tuning, line, what, fix) => {
    const { problems } = add(createPage(['Button']), tuning);
    expect(problems).toEqual([{ file: FILE, line, what, fix }]);
  });

  test('is reported where the page has no playground', () => {
    expect(add(createPage([]), {}).problems).toEqual([
      {
        file: FILE,
        line: 1,
        what: 'The file tunes the playground of a page that has none.',
        fix: 'Name a component in the front matter of the page beside it, or delete the file.',
      },
    ]);
  });
});

describe('a page of customization', () => {
  const spacing = { fallback: 8, options: [4, 8] };

  test('has a playground of the theme where a file says so', () => {
    const { playground, problems } = add(createPage([]), {
      theme: { spacing },
      props: ['MuiButton.disabled'],
      children: '<Button>Go</Button>',
    });
    expect(problems).toEqual([]);
    expect(playground).toMatchObject({
      component: 'Thing',
      controls: [
        { kind: 'choice', name: 'spacing', ...spacing },
        { kind: 'switch', name: 'MuiButton.disabled', fallback: false },
      ],
      code: { sets: 'theme', tag: 'ThemeProvider', attributes: ['theme={theme}'] },
    });
  });

  test('must not name what no theme sets, nor free text', () => {
    const { problems } = add(createPage([]), {
      theme: { spacing },
      props: ['MuiButton.children', 'MuiButton.disable'],
    });
    expect(problems).toMatchObject([
      { line: 13, what: expect.stringContaining('"MuiButton.children"') },
      { line: 14, fix: expect.stringContaining('Did you mean "MuiButton.disabled"?') },
    ]);
  });
});

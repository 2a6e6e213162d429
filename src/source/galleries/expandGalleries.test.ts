import { expect, test } from 'vitest';
import { frontMatterSchema, type Block, type Page } from '../../model/page.ts';
import { formatProblems } from '../../model/problem.ts';
import { resolveNavigation } from '../../model/siteNavigation.ts';
import { findLine } from '../findLine.ts';
import { expandGalleries } from './expandGalleries.ts';

const navigation = resolveNavigation(
  [
    {
      pathname: '/m/inputs',
      subheader: 'Inputs',
      children: [{ pathname: '/m/button/' }, { pathname: '/other/switch/' }],
    },
  ],
  (pathname) => ({ '/m/button/': 'Button', '/other/switch/': 'Switch' })[pathname],
);

function createPage(pathname: string, file: string, title: string, blocks: Block[] = []): Page {
  const frontMatter = frontMatterSchema.parse({ title, description: 'What it is for.' });
  return { pathname, file, frontMatter, headings: [], blocks };
}

function expand(props: Record<string, string>, miniatures: readonly string[]) {
  const { pages, problems } = expandGalleries({
    pages: [
      createPage('/m/all/', 'content/m/all.md', 'All', [
        { kind: 'component', name: 'GalleryFilter', props: {} },
        { kind: 'component', name: 'Gallery', props },
      ]),
      createPage('/m/button/', 'content/m/button.md', 'Button'),
      createPage('/m/api/tab/', 'node_modules/m/package.json', 'Tab API'),
    ],
    navigationOf: () => navigation,
    miniatures,
    productOf: (pathname) => pathname.split('/')[1] ?? null,
    isUnknown: () => false,
    lineOf: (_, ...texts) => findLine(formatPage(props), texts),
  });
  return { blocks: pages[0]?.blocks, problems: formatProblems(problems) };
}

/** The page as it is written, with the names of its groups elsewhere, too. */
function formatPage(props: Record<string, string>): string {
  const attributes = Object.entries(props).map(([name, value]) => `${name}="${value}"`);
  const gallery = `::component[Gallery]{${attributes.join(' ')}}`;
  return `Inputs, /m/button/\n\n::component[GalleryFilter]\n\n## Inputs\n\n${gallery}\n`;
}

test('shows the pages of a group; products without miniatures keep their room', () => {
  expect(expand({ group: 'Inputs' }, ['/m/button/'])).toEqual({
    blocks: [
      { kind: 'component', name: 'GalleryFilter', props: { groups: 'Inputs' } },
      {
        kind: 'html',
        prose: false,
        html:
          '<ul class="gallery" data-group="Inputs"><li><span class="miniature" data-miniature="/m/button/" ' +
          'data-sheet="m" aria-hidden="true" inert></span><strong><a href="/m/button/">Button</a></strong>' +
          '<p>What it is for.</p></li><li><span class="miniature" aria-hidden="true"></span>' +
          '<strong><a href="/other/switch/">Switch</a></strong></li></ul>',
      },
    ],
    problems: '',
  });
});

test('shows pages by their addresses, those made from packages by the name of the component', () => {
  const { blocks, problems } = expand({ group: 'Tabs', pages: '/m/api/tab/' }, ['/m/api/tab/']);
  expect(JSON.stringify(blocks)).toContain(
    '<strong><a href=\\"/m/api/tab/\\">Tab</a></strong></li>',
  );
  expect(problems).toBe('');
});

test('reports groups, pages and miniatures that do not exist', () => {
  expect(expand({ group: 'Input' }, []).problems).toContain(
    'content/m/all.md:7\n  The navigation has no group "Input" for ::component[Gallery].\n  Did you mean "Inputs"?',
  );
  expect(expand({ pages: '/m/buton/' }, []).problems).toContain(
    'There is no page /m/buton/ for ::component[Gallery].',
  );
  expect(expand({ group: 'Inputs' }, ['/m/api/tab/']).problems).toBe(
    'content/m/all.md:7\n  The gallery shows /m/button/, which has no miniature.\n' +
      '  Write content/m/button/Miniature.tsx: a component that shows it at its smallest.',
  );
});

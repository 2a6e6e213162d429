import {
  formatAnchor,
  formatSlug,
  type ComponentDoc,
  type RichText,
} from '../../src/model/apiDoc.ts';
import { frontMatterSchema, type Block } from '../../src/model/page.ts';
import { resolveNavigation } from '../../src/model/siteNavigation.ts';
import {
  buildSearchIndex,
  type SearchableApi,
  type SearchablePage,
  type SearchableSite,
} from '../../src/search/index/buildSearchIndex.ts';
import type { SearchProduct } from '../../src/search/shard.ts';

/** A page for tests; headings are written as `id: Text`, their prose after a bar. */
export function createPage(
  pathname: string,
  title: string,
  options: {
    readonly components?: readonly string[];
    readonly text?: string;
    readonly demos?: readonly string[];
    readonly headings?: readonly string[];
    readonly index?: boolean;
    /** What readers ask who want the page or a section, phrases separated by commas. */
    readonly askedAs?: Readonly<Record<string, string>>;
    readonly productId?: string | null;
  } = {},
): SearchablePage {
  const headings = (options.headings ?? []).map((line) => {
    const [head = '', prose = ''] = line.split(' | ');
    const [id = '', text = ''] = head.split(': ');
    return { id, text, level: 2 as const, prose };
  });
  const [productId = ''] = pathname.split('/').slice(1);
  return {
    pathname,
    productId: options.productId === undefined ? productId : options.productId,
    frontMatter: frontMatterSchema.parse({
      title,
      description: `About ${title}.`,
      components: options.components ?? [],
      index: options.index ?? true,
      askedAs: options.askedAs ?? {},
    }),
    headings: headings.map(({ id, text, level }) => ({ id, text, level })),
    // Of a demo, search reads the name.
    blocks: (options.demos ?? []).map((name) => ({ kind: 'demo', demo: { name } }) as Block),
    sections: [
      { id: '', text: options.text ?? '' },
      ...headings.map(({ id, prose }) => ({ id, text: prose })),
    ],
  };
}

/** A component for tests; names of props may be followed by a description after a colon. */
export function createApi(
  productId: string,
  name: string,
  tables: {
    readonly props?: readonly string[];
    readonly classes?: readonly string[];
    readonly slots?: readonly string[];
    readonly deprecated?: boolean;
  } = {},
): SearchableApi {
  const slug = formatSlug(name);
  const row = (table: 'prop' | 'slots' | 'classes', line: string) => {
    const [key = '', description] = line.split(': ');
    return {
      name: key,
      anchor: formatAnchor(name, table, key),
      description: description ? toRichText(description) : null,
      deprecation: null,
    };
  };
  const doc: ComponentDoc = {
    kind: 'component',
    name,
    slug,
    package: `@mui/${productId}`,
    productId,
    plan: null,
    description: null,
    deprecation: tables.deprecated ? { reason: null } : null,
    imports: [],
    source: null,
    demoPages: [],
    ownTypes: [],
    namedTypes: [],
    props: (tables.props ?? []).map((line) => ({
      ...row('prop', line),
      type: 'string',
      wholeType: null,
      members: [],
      required: false,
      default: null,
      signature: null,
      plan: null,
      needsRef: false,
    })),
    slots: (tables.slots ?? []).map((line) => ({
      ...row('slots', line),
      className: null,
      defaultComponent: null,
      plan: null,
    })),
    classes: (tables.classes ?? []).map((line) => ({
      ...row('classes', line),
      className: `Mui${name}-${line}`,
      isState: false,
    })),
    themeKey: `Mui${name}`,
    inherits: null,
    forwardsRef: null,
    spreads: true,
    takesSystemProps: false,
    size: null,
  };
  return { doc, path: `/${productId}/api/${slug}/` };
}

/** A product for tests. */
export function createProduct(id: string, name = id, listed = true): SearchProduct {
  const accent = { hue: 0, chroma: 0 };
  const searchNames = id.split('-').slice(0, 1);
  return { id, name, tagline: '', searchNames, logo: '', accent, home: `/${id}/`, listed };
}

/** A site for tests, with the given pages in a group of its navigation, and pages for the given components. */
export function createSite(
  pages: readonly SearchablePage[],
  apis: readonly SearchableApi[] = [],
  group = 'Components',
): SearchableSite {
  const ids = [...new Set(pages.flatMap(({ productId }) => (productId ? [productId] : [])))];
  const titles = new Map(pages.map(({ pathname, frontMatter }) => [pathname, frontMatter.title]));
  return {
    products: ids.map((id) => createProduct(id)),
    pages: [...pages, ...apis.map(({ doc, path }) => createPage(path, `${doc.name} API`))],
    navigations: new Map(
      ids.map((id) => [
        id,
        resolveNavigation(
          [
            {
              pathname: `/${id}/components`,
              title: group,
              children: pages
                .filter(({ productId }) => productId === id)
                .map(({ pathname }) => ({ pathname })),
            },
          ],
          (pathname) => titles.get(pathname),
        ),
      ]),
    ),
  };
}

function toRichText(markdown: string): RichText {
  return { markdown, html: markdown };
}

const TEST_APIS = [
  createApi('material-ui', 'Button', {
    props: ['color: The color of the component.', 'disableRipple: Turns the wave effect off.'],
    classes: ['root', 'colorInfo'],
    slots: ['loader'],
  }),
  createApi('material-ui', 'ButtonBase', { props: ['disableRipple'] }),
  createApi('material-ui', 'TextField', { props: ['color', 'slotProps'] }),
  createApi('material-ui', 'Fab', { props: ['color'] }),
  createApi('material-ui', 'Hidden', { deprecated: true }),
  createApi('joy-ui', 'Button', { props: ['color'] }),
];

const TEST_PAGES = [
  createPage('/material-ui/react-button/', 'Button', {
    components: ['Button', 'ButtonBase'],
    text: 'Starts an action with one tap.',
    headings: [
      'sizes: Sizes | Choose a small, medium or large control.',
      'loading-state: Show that it works',
    ],
  }),
  createPage('/material-ui/react-button-group/', 'Button Group', { components: ['ButtonGroup'] }),
  createPage('/material-ui/react-text-field/', 'Text Field', { components: ['TextField'] }),
  createPage('/material-ui/react-dialog/', 'Dialog', {
    components: ['Dialog'],
    headings: ['position: Position | To center the window, leave the defaults alone.'],
  }),
  createPage('/material-ui/react-floating-action-button/', 'Floating Action Button', {
    components: ['Fab'],
  }),
  createPage('/joy-ui/react-button/', 'Button', { components: ['Button'] }),
  createPage('/joy-ui/react-sheet/', 'Sheet', { components: ['Sheet'] }),
];

/** A small family of two products. */
export const TEST_INDEX = buildSearchIndex(createSite(TEST_PAGES, TEST_APIS), TEST_APIS);

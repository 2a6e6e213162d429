import { createTheme } from '@mui/material/styles';
import { beforeAll, describe, expect, test } from 'vitest';
import { listPlaygrounds } from '../../src/build/playgrounds/listPlaygrounds.ts';
import { HOUSE_ADS } from '../../src/ads/houseAds.ts';
import { loadContent } from '../../scripts/checkContent.ts';
import { measureProducts } from '../../scripts/report/measureProducts.ts';
import { createSiteRules } from '../../scripts/siteRules.ts';
import { formatRedirectsFile } from '../../src/hosting/formatRedirectsFile.ts';
import { listRedirects, resolveRedirect } from '../../src/hosting/redirects.ts';
import { listTopFolders } from '../../src/hosting/topFolders.ts';
import { EMBEDDED_COMPONENTS, GALLERY_FILTER } from '../../src/model/embeddedComponents.ts';
import { isLanguageNeutral, LANGUAGES } from '../../src/model/language.ts';
import { resolveRoute } from '../../src/model/route.ts';
import { formatProblems } from '../../src/model/problem.ts';
import type { ApiDocs } from '../../src/source/api/joinPackages.ts';
import { loadApiDocs } from '../../src/source/api/loadApiDocs.ts';
import { listParents } from '../../src/source/createSectionPages.ts';
import { checkLinks } from '../../src/source/markdown/checkLinks.ts';
import type { Site } from '../../src/source/site.ts';
import { formatFile } from '../../src/demo/playground/formatPlayground.ts';
import { checkCodeFiles } from './checkCodeFiles.ts';

const root = process.cwd();

let api: ApiDocs;
let site: Site;
beforeAll(async () => {
  api = await loadApiDocs({ root });
  site = await loadContent(root, api);
});

describe('the content', () => {
  test('has no problems', () => {
    const { pages, navigations, problems } = site;
    expect(formatProblems(problems)).toBe('');
    expect(pages.length).toBeGreaterThanOrEqual(40);
    expect([...navigations.keys()]).toEqual(
      expect.arrayContaining(site.products.map(({ id }) => id)),
    );
  });

  test('answers every address that a page stands below', () => {
    const pages = new Set(site.pages.map(({ pathname }) => pathname));
    const moved = { redirects: listRedirects(site.products), languages: LANGUAGES };
    const parents = new Set(site.pages.flatMap(({ canonical }) => listParents(canonical)));
    const dead = [...parents].filter(
      (parent) => !pages.has(parent) && !pages.has(resolveRedirect(parent, moved) ?? ''),
    );
    expect(dead).toEqual([]);
    expect([...parents]).toContain('/base-ui/react-badge/');
  });

  test('is found below the prefixes that links use most where redirects are limited', () => {
    // The first is a file of another name, the other takes no part in languages.
    const documents = site.pages
      .map(({ pathname }) => pathname)
      .filter((path) => path !== '/404/' && !isLanguageNeutral(path));
    const { single, nested } = listTopFolders(documents);
    expect(nested).toContain('material-ui');
    const read = readAsCloudflare(formatRedirectsFile(createSiteRules({}), { single, nested }));
    const lines = [
      ...['zh', 'it', 'zu'].flatMap((code) => single.map((folder) => `/${code}/${folder}/`)),
      ...['zh', 'ja', 'ko', 'de', 'fr', 'es', 'pt', 'ru', 'it'].flatMap((code) =>
        nested.map((folder) => `/${code}/${folder}/*`),
      ),
    ];
    expect(lines.filter((line) => !read.has(line))).toEqual([]);
  });

  test.each([
    '/x/',
    '/x/introduction/',
    '/toolpad/',
    '/docs/',
    '/experiments/docs/',
    '/blog/',
    '/base-ui/react-badge/',
  ])('has a page at the root of a section: %s', (pathname) => {
    expect(site.pages.map((page) => page.pathname)).toContain(pathname);
  });

  test('advertises only pages that are there, of products that are maintained', () => {
    const file = 'src/ads/houseAds.ts';
    const links = HOUSE_ADS.map(({ link }) => ({ file, line: 1, href: link }));
    expect(formatProblems(checkLinks(site.pages, links, () => false))).toBe('');
    const ended = site.products.filter(({ unmaintained }) => unmaintained);
    expect(ended.map(({ id }) => id)).toContain('toolpad-core');
    for (const { link, name, description } of HOUSE_ADS) {
      const { productId } = resolveRoute(link, site.products);
      expect(ended.map(({ id }) => id)).not.toContain(productId);
      for (const product of ended) expect(`${name} ${description}`).not.toContain(product.name);
    }
  });

  test('shows no advertisement on tools and errors', () => {
    // The filter of a gallery is the only one that a page of prose embeds.
    const tools = new Set<string>(EMBEDDED_COMPONENTS.filter((name) => name !== GALLERY_FILTER));
    const pages = site.pages.filter(({ blocks }) =>
      blocks.some((block) => block.kind === 'component' && tools.has(block.name)),
    );
    expect(pages.map(({ pathname }) => pathname).sort()).toEqual(
      expect.arrayContaining([
        '/404/',
        '/joy-ui/customization/theme-builder/',
        '/offline/',
        '/production-error/',
        '/search/',
      ]),
    );
    const withAds = pages.filter(({ frontMatter }) => frontMatter.ads);
    expect(withAds.map(({ pathname }) => pathname)).toEqual([]);
  });

  test('leaves no prop without a demo for a reason that does not hold', async () => {
    const { products, pages } = site;
    const figures = await measureProducts(root, products, { pages, components: api.components });
    expect(figures.flatMap(({ mistakes }) => mistakes)).toEqual([]);
  });

  test.each(['material-ui', 'joy-ui', 'system'])(
    'sets every visible prop of %s in a demo, or says why not',
    async (id) => {
      const { products, pages } = site;
      const own = products.filter((product) => product.id === id);
      const [figures] = await measureProducts(root, own, { pages, components: api.components });
      const props = figures?.pages.flatMap((page) => page.props) ?? [];
      expect(props.flatMap(({ covered }) => covered)).not.toEqual([]);
      expect(props.filter(({ missing }) => missing.length > 0)).toEqual([]);
    },
  );
});

describe('the playgrounds', () => {
  test('stand on every page about a component of a library with themes', () => {
    const without = site.written.filter(
      ({ canonical, frontMatter, blocks }) =>
        /^\/(?:material-ui|joy-ui)\/react-/.test(canonical) &&
        frontMatter.components.length > 0 &&
        !blocks.some(({ kind }) => kind === 'playground'),
    );
    expect(without.map(({ pathname }) => pathname)).toEqual([]);
    expect(listPlaygrounds(site).length).toBeGreaterThanOrEqual(40);
  });

  test('export files that compile against the installed packages', () => {
    const files = listPlaygrounds(site).map(({ pathname, playground }) => ({
      page: `content${pathname.replace(/\/$/, '')}.md`,
      line: 1,
      title: 'Playground.tsx',
      code: formatFile({ ...playground, values: playground.preset, variant: 'TS' }),
    }));
    expect(checkCodeFiles(root, files)).toEqual([]);
  });

  test('of the theme start from what the library does by default', () => {
    const themes = listPlaygrounds(site).filter(
      ({ playground }) => playground.code.sets === 'theme',
    );
    expect(themes.length).toBeGreaterThan(0);
    for (const { pathname, playground } of themes) {
      for (const { name, fallback } of playground.controls) {
        if (name.startsWith('Mui')) continue;
        expect(readDefault(name), `${pathname} ${name}`).toBe(fallback);
      }
    }
  });
});

/** The paths that Cloudflare takes from `_redirects`: 2,000 exact ones, and a hundred from the first pattern on. */
function readAsCloudflare(file: string): ReadonlySet<string> {
  const paths = file.split('\n').map((line) => line.split(' ')[0] ?? '');
  const first = paths.findIndex((path) => path.includes('*'));
  return new Set([...paths.slice(0, Math.min(first, 2000)), ...paths.slice(first, first + 100)]);
}

/** An option of the default theme; its distances are what one step makes. */
function readDefault(name: string): unknown {
  const theme = createTheme();
  if (name === 'spacing') return Number.parseFloat(theme.spacing());
  return name
    .split('.')
    .reduce<unknown>(
      (part, step) => Object.entries(part ?? {}).find(([key]) => key === step)?.[1],
      theme,
    );
}

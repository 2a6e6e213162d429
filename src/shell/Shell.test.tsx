import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { DEFAULT_LINKS } from './defaultLinks.ts';
import { Shell } from './Shell.tsx';

const TITLES: readonly string[] = DEFAULT_LINKS.map(({ title }) => title);

test.each([
  ['material-ui', TITLES],
  // The table of versions is a page of its own, in its tree.
  ['docs', TITLES.filter((title) => title !== 'Versions')],
] as const)('the side navigation of %s ends with %j', (id, titles) => {
  const product = products.find((each) => each.id === id) ?? null;
  const html = renderToStaticMarkup(
    <Shell
      productsHtml=""
      product={product}
      pathname="/"
      navigation={{ html: '', version: 0, load: () => Promise.resolve('') }}
      repositoryUrl="https://example.com/"
      busy={false}
      settings={null}
    >
      <main />
    </Shell>,
  );
  const list = /<\/nav>(.*?)<\/aside>/s.exec(html)?.[1] ?? '';
  const links = [...list.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)];
  expect(links.map(([, href, title]) => ({ title, href }))).toEqual(
    DEFAULT_LINKS.filter(({ title }) => titles.includes(title)),
  );
});

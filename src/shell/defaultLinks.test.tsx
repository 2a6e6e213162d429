import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_LINKS } from './defaultLinks.ts';
import { Footer } from './Footer.tsx';

test('every page links the versions, the store of templates and the blog', () => {
  const html = renderToStaticMarkup(<Footer />);
  const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, text]) => [
    text,
    href,
  ]);
  expect(links).toEqual([
    ['Versions', '/versions/'],
    ['Templates store', 'https://mui.com/store/'],
    ['Blog', '/blog/'],
  ]);
  expect(links).toEqual(DEFAULT_LINKS.map(({ title, href }) => [title, href]));
});

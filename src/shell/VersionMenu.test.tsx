import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { VersionMenu } from './VersionMenu.tsx';

const MATERIAL = [
  ['v6', 'https://v6.mui.com/material-ui/getting-started/'],
  ['v5', 'https://v5.mui.com/material-ui/getting-started/'],
  ['v4', 'https://v4.mui.com/getting-started/installation/'],
] as const;
const SYSTEM = [
  ['v6', 'https://v6.mui.com/system/getting-started/'],
  ['v5', 'https://v5.mui.com/system/getting-started/'],
  ['v4', 'https://v4.mui.com/system/basics/'],
] as const;

test.each([
  ['material-ui', 'v7.0.2', MATERIAL],
  ['joy-ui', 'v5.0.0-beta.49', []],
  ['system', 'v7.0.2', SYSTEM],
  ['base-ui', 'v7.0.0-beta.4', []],
] as const)('%s shows %s and leads to older versions', (id, current, older) => {
  const versions = products.find((product) => product.id === id)?.versions ?? [];
  const html = renderToStaticMarkup(<VersionMenu id="versions" versions={versions} />);
  expect(html.match(/(?<=<button.*?<\/span>)[^<]+/)?.[0]).toBe(current);
  const links = [...html.matchAll(/<a class="[^"]*" href="([^"]*)">([^<]*)/g)];
  expect(links.map(([, href, text]) => [text, href])).toEqual([
    ...older,
    ['All versions', '/versions/'],
  ]);
});

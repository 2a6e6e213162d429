import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { resolveNavigation } from '../model/siteNavigation.ts';
import { SideNavigation } from './SideNavigation.tsx';

test('an entry’s link props are attributes of its link, so that its clicks can be counted', () => {
  const linkProps = {
    rel: 'nofollow',
    'data-ga-event-category': 'store',
    'data-ga-event-action': 'click',
    'data-ga-event-label': 'sidenav',
    'data-ga-event-split': '0.1',
  };
  const items = resolveNavigation(
    [
      { pathname: 'https://mui.com/store/', title: 'Template store', linkProps },
      { pathname: '/a/', linkProps: { 'data-ga-event-category': 'page' } },
      { pathname: '/b/' },
    ],
    (pathname) => `Page ${pathname}`,
  );
  const html = renderToStaticMarkup(<SideNavigation items={items} active={null} />);
  const links = html.match(/<a [^>]*>/g)?.map((link) => link.replace(/ class="[^"]*"/, ''));
  expect(links).toEqual([
    '<a href="https://mui.com/store/" rel="nofollow" data-ga-event-category="store" data-ga-event-action="click" data-ga-event-label="sidenav" data-ga-event-split="0.1">',
    '<a href="/a/" data-ga-event-category="page">',
    '<a href="/b/">',
  ]);
});

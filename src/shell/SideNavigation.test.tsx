import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NAVIGATION_FLAGS, NAVIGATION_ICONS, PLANS } from '../model/navigation.ts';
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

test('flags and plans are chips, the plan first, then flags in the order of their table', () => {
  const items = resolveNavigation(
    [
      ...NAVIGATION_FLAGS.map((flag) => ({ pathname: `/${flag}/`, title: flag, flags: [flag] })),
      ...PLANS.map((plan) => ({ pathname: `/${plan}/`, title: plan, plan })),
      {
        pathname: '/several/',
        title: 'several',
        plan: 'premium',
        flags: ['deprecated', 'beta', 'newFeature'],
      },
    ],
    () => undefined,
  );
  const html = renderToStaticMarkup(<SideNavigation items={items} active={null} />);
  const chips = html
    .split('</li>')
    .map((entry) => entry.match(/(?<=data-mark="\w+">)[^<]+/g) ?? []);
  expect(chips.slice(0, items.length)).toEqual([
    ['New'],
    ['Planned'],
    ['Preview'],
    ['Beta'],
    ['Legacy'],
    ['Deprecated'],
    ['Pro'],
    ['Premium'],
    ['Premium', 'New', 'Beta', 'Deprecated'],
  ]);
});

test('each icon is drawn before the title of its entry, a different one for each name', () => {
  const items = resolveNavigation(
    NAVIGATION_ICONS.map((icon) => ({ pathname: `/${icon}/`, title: icon, icon })),
    () => undefined,
  );
  const html = renderToStaticMarkup(<SideNavigation items={items} active={null} />);
  const icons = html.match(/<svg.*?<\/svg>(?=<span>)/gs) ?? [];
  expect(new Set(icons).size).toBe(NAVIGATION_ICONS.length);
});

import { defineNavigation } from '../../src/model/navigation.ts';

/** Side navigation of MUI System. */
export default defineNavigation([
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started/' },
      { pathname: '/system/getting-started/installation/' },
      { pathname: '/system/getting-started/usage/' },
      { pathname: '/system/getting-started/the-sx-prop/' },
      { pathname: '/system/getting-started/custom-components/' },
      { pathname: '/system/getting-started/support/' },
    ],
  },
  {
    pathname: '/style-utilities',
    title: 'Style utilities',
    children: [
      { pathname: '/system/properties/' },
      { pathname: '/system/borders/' },
      { pathname: '/system/display/' },
      { pathname: '/system/flexbox/' },
      { pathname: '/system/grid/' },
      { pathname: '/system/palette/' },
      { pathname: '/system/positions/' },
      { pathname: '/system/shadows/' },
      { pathname: '/system/sizing/' },
      { pathname: '/system/spacing/' },
      { pathname: '/system/screen-readers/' },
      { pathname: '/system/typography/' },
      { pathname: '/system/styled/' },
    ],
  },
  {
    pathname: '/system/react-',
    title: 'Components',
    children: [
      { pathname: '/system/react-box/' },
      { pathname: '/system/react-container/' },
      { pathname: '/system/react-grid/' },
      { pathname: '/system/react-stack/' },
    ],
  },
  {
    pathname: '/system/migration',
    title: 'Migration',
    children: [
      { pathname: '/system/migration/upgrade-to-v7/' },
      { pathname: '/system/migration/migrating-to-v6/' },
    ],
  },
  {
    pathname: '/system/experimental-api',
    title: 'Experimental APIs',
    children: [
      { pathname: '/system/experimental-api/configure-the-sx-prop/' },
      { pathname: '/system/experimental-api/css-theme-variables/' },
    ],
  },
  {
    pathname: '/system/styles',
    title: 'Styles',
    flags: ['legacy'],
    children: [
      { pathname: '/system/styles/basics/' },
      { pathname: '/system/styles/advanced/' },
      { pathname: '/system/styles/api/' },
    ],
  },
]);

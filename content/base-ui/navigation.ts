import { defineNavigation } from '../../src/model/navigation.ts';

/** Side navigation of MUI Base. */
export default defineNavigation([
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/base-ui/getting-started/' },
      { pathname: '/base-ui/getting-started/installation/' },
      { pathname: '/base-ui/getting-started/quickstart/' },
      { pathname: '/base-ui/getting-started/usage/' },
      { pathname: '/base-ui/getting-started/customization/' },
    ],
  },
  {
    pathname: '/base-ui/react-',
    title: 'Components',
    children: [
      { pathname: '/base-ui/all-components/' },
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/base-ui/react-button/' },
          { pathname: '/base-ui/react-select/' },
          { pathname: '/base-ui/react-slider/' },
        ],
      },
    ],
  },
  {
    pathname: '/base-ui/guides',
    title: 'How-to guides',
    children: [
      { pathname: '/base-ui/guides/working-with-tailwind-css/' },
      { pathname: '/base-ui/guides/overriding-component-structure/' },
    ],
  },
]);

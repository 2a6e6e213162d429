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
    ],
  },
]);

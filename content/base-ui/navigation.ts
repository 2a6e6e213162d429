import { defineNavigation } from '../../src/model/navigation.ts';

/** Side navigation of MUI Base. */
export default defineNavigation([
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/base-ui/getting-started/' },
      { pathname: '/base-ui/getting-started/installation/' },
      { pathname: '/base-ui/getting-started/usage/' },
    ],
  },
]);

import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Toolpad Core. */
export default defineNavigation([
  {
    pathname: '/toolpad/core/intro-group',
    title: 'Introduction',
    children: [
      { pathname: '/toolpad/core/introduction/' },
      { pathname: '/toolpad/core/introduction/installation/' },
      { pathname: '/toolpad/core/introduction/base-concepts/' },
      { pathname: '/toolpad/core/introduction/tutorial/' },
    ],
  },
  {
    pathname: '/toolpad/core/integrations-group',
    title: 'Integrations',
    children: [
      { pathname: '/toolpad/core/integrations/nextjs-approuter/' },
      { pathname: '/toolpad/core/integrations/nextjs-pagesrouter/' },
      { pathname: '/toolpad/core/integrations/react-router/' },
    ],
  },
  {
    pathname: '/toolpad/core/components-group',
    title: 'Components',
    children: [
      { pathname: '/toolpad/core/all-components/' },
      {
        pathname: '/toolpad/core/provider-group',
        subheader: 'Provider',
        children: [{ pathname: '/toolpad/core/react-app-provider/' }],
      },
      {
        pathname: '/toolpad/core/layout-group',
        subheader: 'Layout',
        children: [
          { pathname: '/toolpad/core/react-dashboard-layout/' },
          { pathname: '/toolpad/core/react-page-container/' },
        ],
      },
      {
        pathname: '/toolpad/core/authentication-group',
        subheader: 'Authentication',
        children: [
          { pathname: '/toolpad/core/react-sign-in-page/' },
          { pathname: '/toolpad/core/react-account/' },
        ],
      },
      {
        pathname: '/toolpad/core/data-group',
        subheader: 'Data',
        children: [{ pathname: '/toolpad/core/react-crud/' }],
      },
      {
        pathname: '/toolpad/core/components/filter-group',
        subheader: 'Utils',
        children: [
          { pathname: '/toolpad/core/react-use-dialogs/' },
          { pathname: '/toolpad/core/react-use-notifications/' },
          { pathname: '/toolpad/core/react-use-session/' },
          { pathname: '/toolpad/core/react-persistent-state/' },
        ],
      },
    ],
  },
]);

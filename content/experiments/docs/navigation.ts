import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of the test pages: together its entries show all that an entry can be. */
export default defineNavigation([
  { pathname: '/experiments/docs/', icon: 'compass' },
  {
    pathname: '/experiments/docs/writing',
    subheader: 'Writing',
    children: [
      { pathname: '/experiments/docs/markdown/' },
      { pathname: '/experiments/docs/headings/' },
      { pathname: '/experiments/docs/code/' },
      { pathname: '/experiments/docs/demos/' },
      { pathname: '/experiments/docs/callouts/' },
      { pathname: '/experiments/docs/tables-and-lists/' },
    ],
  },
  {
    pathname: '/experiments/docs/navigation',
    subheader: 'Navigation',
    children: [
      { pathname: '/experiments/docs/navigation-flags/' },
      {
        pathname: '/experiments/docs/flags',
        title: 'Flags',
        children: [
          {
            pathname: '/experiments/docs/flags/new-feature/',
            icon: 'rocket',
            flags: ['newFeature'],
          },
          { pathname: '/experiments/docs/flags/planned/', flags: ['planned'] },
          { pathname: '/experiments/docs/flags/unstable/', flags: ['unstable'] },
          { pathname: '/experiments/docs/flags/beta/', flags: ['beta'] },
          { pathname: '/experiments/docs/flags/legacy/', flags: ['legacy'] },
          { pathname: '/experiments/docs/flags/deprecated/', flags: ['deprecated'] },
          {
            pathname: '/experiments/docs/plans',
            subheader: 'Plans',
            children: [
              { pathname: '/experiments/docs/flags/pro/', plan: 'pro' },
              { pathname: '/experiments/docs/flags/premium/', plan: 'premium' },
              {
                pathname: '/experiments/docs/flags/several/',
                plan: 'premium',
                flags: ['newFeature', 'beta'],
              },
            ],
          },
        ],
      },
      {
        pathname: '/experiments/docs/structure',
        title: 'Structure',
        flags: ['newFeature'],
        children: [
          {
            pathname: '/experiments/docs/nested',
            title: 'A group in a group',
            children: [
              { pathname: 'https://react.dev/', title: 'A link to another site' },
              {
                pathname: 'https://www.typescriptlang.org/',
                title: 'A link with attributes',
                linkProps: { rel: 'nofollow', 'data-kind': 'outside' },
              },
            ],
          },
        ],
      },
    ],
  },
]);

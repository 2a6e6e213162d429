import { defineNavigation } from '../../src/model/navigation.ts';

/** Side navigation of the pages about this site. */
export default defineNavigation([
  { pathname: '/docs/', icon: 'compass' },
  { pathname: '/versions/', icon: 'book' },
  { pathname: '/production-error/', icon: 'wrench' },
  { pathname: '/docs/deploy/', icon: 'rocket' },
  { pathname: '/docs/third-parties/', icon: 'puzzle' },
  { pathname: '/docs/licenses/', icon: 'book' },
]);

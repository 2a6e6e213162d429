import { defineNavigation } from '../../src/model/navigation.ts';

/** Side navigation of the pages about this site. */
export default defineNavigation([
  { pathname: '/docs/' },
  { pathname: '/versions/' },
  { pathname: '/production-error/' },
  { pathname: '/docs/deploy/' },
  { pathname: '/docs/third-parties/' },
]);

import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Breadcrumbs'` },
  children: `<Link href="#seeds">Seeds</Link>
<Link href="#vegetables">Vegetables</Link>
<Typography>Beans</Typography>`,
});

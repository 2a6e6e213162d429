import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Breadcrumb'` },
  children: `<Link href="#shop">Shop</Link>
<Link href="#bread">Bread</Link>
<Typography color="text.primary">Rye</Typography>`,
});

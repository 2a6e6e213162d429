import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { value: '0', 'aria-label': `'Orders'` },
  children: `<Tab label="Open" />
<Tab label="Packed" />
<Tab label="Sent" />`,
});

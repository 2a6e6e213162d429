import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Range'` },
  children: `<Button>Day</Button>
<Button>Week</Button>
<Button>Month</Button>`,
});

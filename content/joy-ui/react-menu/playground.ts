import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  component: 'MenuList',
  fixed: { 'aria-label': `'Episode'` },
  children: `<MenuItem>Play next</MenuItem>
<MenuItem>Add to queue</MenuItem>
<MenuItem>Copy link</MenuItem>`,
});

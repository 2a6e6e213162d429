import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { onClickAway: '() => undefined' },
  children: '<Paper sx={{ p: 3 }}>Click beside this</Paper>',
});

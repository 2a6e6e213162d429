import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Volume'`, defaultValue: '40' },
  around: '<Box sx={{ width: 240 }}>{element}</Box>',
});

import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Wheel speed'`, defaultValue: '40' },
  around: '<Box sx={{ width: 260 }}>{element}</Box>',
});

import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { minRows: 2 },
  fixed: { 'aria-label': `'Rehearsal notes'`, placeholder: `'Rehearsal notes'` },
});

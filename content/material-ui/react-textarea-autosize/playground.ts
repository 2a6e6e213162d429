import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { minRows: 3 },
  fixed: { 'aria-label': `'Note'`, placeholder: `'Write a note'`, style: '{ width: 240 }' },
});

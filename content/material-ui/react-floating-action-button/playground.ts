import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { color: 'primary' },
  fixed: { 'aria-label': `'Add'` },
  children: '<AddIcon />',
});

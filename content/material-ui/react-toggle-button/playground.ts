import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { value: `'starred'`, 'aria-label': `'Starred'` },
  children: '<StarIcon />',
});

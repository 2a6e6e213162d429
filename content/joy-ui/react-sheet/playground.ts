import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { variant: 'outlined' },
  fixed: { sx: '{ p: 3 }' },
  children: 'Rehearsal on Tuesday',
});

import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { children: 'Paper', elevation: 3 },
  fixed: { sx: '{ p: 4 }' },
});

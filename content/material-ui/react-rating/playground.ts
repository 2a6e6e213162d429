import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { defaultValue: 3 },
  fixed: { name: `'playground-rating'` },
});

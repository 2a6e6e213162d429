import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { placeholder: `'Your name'` },
});

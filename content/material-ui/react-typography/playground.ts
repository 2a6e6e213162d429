import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { children: 'The quick brown fox', variant: 'h4' },
});

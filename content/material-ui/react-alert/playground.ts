import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { children: 'Your changes are saved.', severity: 'success' },
});

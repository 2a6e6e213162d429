import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { label: 'Name', variant: 'outlined' },
});

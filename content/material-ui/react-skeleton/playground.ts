import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { width: 240, height: 80 },
});

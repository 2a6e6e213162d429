import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { sx: `{ p: 3, border: '1px dashed grey' }` },
});

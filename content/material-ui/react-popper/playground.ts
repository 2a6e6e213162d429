import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: '<Paper sx={{ p: 2 }}>It stays beside its button.</Paper>',
});

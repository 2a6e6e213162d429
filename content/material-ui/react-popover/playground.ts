import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: '<Typography sx={{ p: 2 }}>Baked this morning.</Typography>',
});

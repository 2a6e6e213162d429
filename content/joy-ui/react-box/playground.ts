import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { sx: `{ p: 3, borderRadius: 'md', bgcolor: 'background.level1' }` },
  children: 'A packet of seeds',
});

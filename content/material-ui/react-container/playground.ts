import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: `<Box sx={{ p: 3, bgcolor: 'action.hover' }}>Content</Box>`,
});

import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  around: '<Box sx={{ width: 320 }}>{element}</Box>',
  preset: { children: 'The café on board is closed today.' },
});

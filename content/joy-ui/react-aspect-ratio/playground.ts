import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: '<div>Moon</div>',
  around: '<Box sx={{ width: 280 }}>{element}</Box>',
});

import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  around: '<Box sx={{ position: "relative", width: 240, height: 80 }}>{element}</Box>',
  preset: { variant: 'rectangular', height: 80 },
});

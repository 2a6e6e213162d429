import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { disablePortal: true },
  children: '<Paper sx={{ p: 3 }}>At the end of the page, unless disabled</Paper>',
});

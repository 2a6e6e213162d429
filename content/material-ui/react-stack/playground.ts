import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { spacing: 2 },
  children: `<Paper sx={{ p: 2 }}>One</Paper>
<Paper sx={{ p: 2 }}>Two</Paper>
<Paper sx={{ p: 2 }}>Three</Paper>`,
});

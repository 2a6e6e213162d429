import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { spacing: 2 },
  fixed: { container: 'true', sx: '{ width: 320 }' },
  children: `<GridLegacy item xs={8}>
  <Paper sx={{ p: 2 }}>8 columns</Paper>
</GridLegacy>
<GridLegacy item xs={4}>
  <Paper sx={{ p: 2 }}>4</Paper>
</GridLegacy>`,
});

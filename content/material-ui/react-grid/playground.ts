import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { spacing: 2 },
  fixed: { container: 'true', sx: '{ width: 320 }' },
  children: `<Grid size={8}>
  <Paper sx={{ p: 2 }}>8 columns</Paper>
</Grid>
<Grid size={4}>
  <Paper sx={{ p: 2 }}>4</Paper>
</Grid>
<Grid size={4}>
  <Paper sx={{ p: 2 }}>4</Paper>
</Grid>
<Grid size={8}>
  <Paper sx={{ p: 2 }}>8 columns</Paper>
</Grid>`,
});

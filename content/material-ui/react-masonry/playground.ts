import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { columns: 3, spacing: 1 },
  fixed: { sx: '{ width: 300 }' },
  children: `<Paper sx={{ p: 2, height: 60 }}>1</Paper>
<Paper sx={{ p: 2, height: 100 }}>2</Paper>
<Paper sx={{ p: 2, height: 80 }}>3</Paper>
<Paper sx={{ p: 2, height: 70 }}>4</Paper>
<Paper sx={{ p: 2, height: 50 }}>5</Paper>
<Paper sx={{ p: 2, height: 60 }}>6</Paper>`,
});

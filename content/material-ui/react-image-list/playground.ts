import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { cols: 3, rowHeight: 'auto' },
  fixed: { sx: '{ width: 300 }' },
  children: `<ImageListItem>
  <Box sx={{ height: 90, bgcolor: 'primary.light' }} />
</ImageListItem>
<ImageListItem>
  <Box sx={{ height: 90, bgcolor: 'secondary.light' }} />
</ImageListItem>
<ImageListItem>
  <Box sx={{ height: 90, bgcolor: 'success.light' }} />
</ImageListItem>`,
});

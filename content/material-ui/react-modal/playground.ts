import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Notice'` },
  children: `<Paper sx={{ position: 'absolute', inset: 0, m: 'auto', width: 280, height: 'fit-content', p: 3 }}>
  <p>Nothing behind this can be reached.</p>
  <Button onClick={() => setOpen(false)}>Close</Button>
</Paper>`,
});

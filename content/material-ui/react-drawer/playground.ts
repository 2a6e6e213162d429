import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  stage: 'opened',
  fixed: { slotProps: `{ paper: { 'aria-label': 'Folders' } }` },
  children: `<List sx={{ minWidth: 240, minHeight: 160 }}>
  <ListItemButton onClick={() => setOpen(false)}>Inbox</ListItemButton>
  <ListItemButton onClick={() => setOpen(false)}>Drafts</ListItemButton>
</List>`,
});

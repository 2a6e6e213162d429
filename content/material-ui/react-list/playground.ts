import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { sx: '{ width: 240 }' },
  children: `<ListItem>
  <ListItemText primary="Rye" secondary="Two left" />
</ListItem>
<ListItem>
  <ListItemText primary="Oat" secondary="Sold out" />
</ListItem>`,
});

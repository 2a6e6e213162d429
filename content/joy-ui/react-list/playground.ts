import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { sx: '{ width: 240 }' },
  children: `<ListItem>
  <ListItemButton>Timetable</ListItemButton>
</ListItem>
<ListItem>
  <ListItemButton>Tickets</ListItemButton>
</ListItem>`,
});

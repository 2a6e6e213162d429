import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function LongTextList() {
  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem disablePadding divider>
        <ListItemButton href="#long-text" alignItems="flex-start">
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'primary.main' }}>J</Avatar>
          </ListItemAvatar>
          <ListItemText
            primary="Bridge at km 7 is gone"
            secondary="We had to wade. Before noon it is knee-deep, later in the day the melt water makes it dangerous."
          />
        </ListItemButton>
      </ListItem>
      <ListItem alignItems="flex-start">
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'secondary.main' }}>M</Avatar>
        </ListItemAvatar>
        <ListItemText
          primary="Snow on the north side, bring spikes"
          secondary="The path is marked well, but frozen until about ten in the morning."
          slotProps={{
            primary: { noWrap: true },
            secondary: { sx: { fontStyle: 'italic' } },
          }}
        />
      </ListItem>
    </List>
  );
}

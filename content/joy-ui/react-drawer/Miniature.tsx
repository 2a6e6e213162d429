import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

export default function Miniature() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        width: 250,
        height: 150,
        borderRadius: 'md',
        overflow: 'hidden',
        bgcolor: 'background.level1',
      }}
    >
      <Sheet sx={{ width: 140, boxShadow: 'md' }}>
        <List size="sm">
          <ListItem>
            <ListItemButton selected>Inbox</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton>Sent</ListItemButton>
          </ListItem>
        </List>
      </Sheet>
    </Sheet>
  );
}

import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

export default function Miniature() {
  return (
    <Sheet variant="outlined" sx={{ width: 170, borderRadius: 'sm', boxShadow: 'md' }}>
      <List size="sm">
        <ListItem>
          <ListItemButton>Rename</ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton selected>Duplicate</ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton color="danger">Delete</ListItemButton>
        </ListItem>
      </List>
    </Sheet>
  );
}

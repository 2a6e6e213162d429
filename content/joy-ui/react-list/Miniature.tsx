import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import HomeIcon from '@mui/icons-material/Home';
import SailingIcon from '@mui/icons-material/Sailing';

export default function Miniature() {
  return (
    <Sheet variant="outlined" sx={{ width: 210, borderRadius: 'md' }}>
      <List>
        <ListItem>
          <ListItemButton selected>
            <ListItemDecorator>
              <HomeIcon />
            </ListItemDecorator>
            Home
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton>
            <ListItemDecorator>
              <SailingIcon />
            </ListItemDecorator>
            Boats
          </ListItemButton>
        </ListItem>
      </List>
    </Sheet>
  );
}

import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

const FOLDERS = ['Autumn program', 'Carols', 'Warm-ups'];

export default function ListSheet() {
  return (
    <Sheet variant="outlined" sx={{ width: 260, borderRadius: '20px' }}>
      <List aria-label="Folders of sheet music" sx={{ '--List-padding': '8px' }}>
        {FOLDERS.map((folder, index) => (
          <ListItem key={folder}>
            <ListItemButton component="a" href="#ListSheet" selected={index === 0}>
              {folder}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}

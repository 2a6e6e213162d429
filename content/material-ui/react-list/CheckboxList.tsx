import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const items = ['Map and compass', 'Rain jacket', 'First-aid kit', 'Head torch'];

export default function CheckboxList() {
  return (
    <List aria-label="Packed" sx={{ width: '100%', maxWidth: 320 }}>
      {items.map((item) => (
        <ListItem key={item} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1} dense>
            <ListItemIcon>
              <Checkbox edge="start" disableRipple />
            </ListItemIcon>
            <ListItemText primary={item} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

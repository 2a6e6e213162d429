import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

export default function DenseList() {
  return (
    <List dense disablePadding sx={{ width: '100%', maxWidth: 320 }}>
      <ListSubheader disableGutters disableSticky>
        Water on the way
      </ListSubheader>
      <ListItem disableGutters>
        <ListItemIcon>
          <WaterDropIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary="Spring at km 3" />
      </ListItem>
      <ListItem disableGutters>
        <ListItemText inset primary="No water until km 9" />
      </ListItem>
      <ListItem disableGutters>
        <ListItemIcon>
          <WaterDropIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary="Tap at the hut" />
      </ListItem>
    </List>
  );
}

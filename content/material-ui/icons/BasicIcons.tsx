import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import ShowerIcon from '@mui/icons-material/Shower';
import WifiIcon from '@mui/icons-material/Wifi';

export default function BasicIcons() {
  return (
    <List>
      <ListItem>
        <ListItemIcon>
          <ShowerIcon />
        </ListItemIcon>
        <ListItemText primary="Hot showers" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <LocalFireDepartmentIcon />
        </ListItemIcon>
        <ListItemText primary="Fire pits" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <WifiIcon />
        </ListItemIcon>
        <ListItemText primary="Wi-Fi at the reception" />
      </ListItem>
    </List>
  );
}

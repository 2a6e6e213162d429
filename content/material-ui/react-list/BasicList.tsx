import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import BackpackIcon from '@mui/icons-material/Backpack';
import CabinIcon from '@mui/icons-material/Cabin';
import HikingIcon from '@mui/icons-material/Hiking';

const places = [
  { name: 'Trails', icon: <HikingIcon /> },
  { name: 'Huts', icon: <CabinIcon /> },
  { name: 'Packing list', icon: <BackpackIcon /> },
];

export default function BasicList() {
  return (
    <Box component="nav" aria-label="Trip planner" sx={{ width: '100%', maxWidth: 320 }}>
      <List>
        {places.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton href="#customization">
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

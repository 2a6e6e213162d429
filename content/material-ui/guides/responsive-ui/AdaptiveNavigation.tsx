import { useState, type SyntheticEvent } from 'react';
import HomeIcon from '@mui/icons-material/Home';
import MapIcon from '@mui/icons-material/Map';
import SailingIcon from '@mui/icons-material/Sailing';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const places = [
  { id: 'overview', label: 'Overview', icon: <HomeIcon /> },
  { id: 'boats', label: 'Boats', icon: <SailingIcon /> },
  { id: 'chart', label: 'Chart', icon: <MapIcon /> },
];

export default function AdaptiveNavigation() {
  const [place, setPlace] = useState('overview');

  const follow = ({ nativeEvent: event }: SyntheticEvent, id: string) => {
    // Ctrl, Cmd and Shift open the link elsewhere, and this page stays as it is.
    const isModified =
      event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!isModified) setPlace(id);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', sm: 'row' }, height: 260 }}>
      <Box component="nav" aria-label="Harbor" sx={{ width: { sm: 180 } }}>
        <BottomNavigation
          showLabels
          value={place}
          onChange={follow}
          sx={{ display: { sm: 'none' } }}
        >
          {places.map(({ id, label, icon }) => (
            <BottomNavigationAction
              key={id}
              href={`#${id}`}
              aria-current={id === place ? 'page' : undefined}
              value={id}
              label={label}
              icon={icon}
            />
          ))}
        </BottomNavigation>
        <List sx={{ display: { xs: 'none', sm: 'block' } }}>
          {places.map(({ id, label, icon }) => (
            <li key={id}>
              <ListItemButton
                href={`#${id}`}
                aria-current={id === place ? 'page' : undefined}
                selected={id === place}
                onClick={(event) => follow(event, id)}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                <ListItemText primary={label} />
              </ListItemButton>
            </li>
          ))}
        </List>
      </Box>
      <Box sx={{ flexGrow: 1, p: 2 }}>
        <Typography variant="h6" component="p" role="status">
          {places.find(({ id }) => id === place)?.label}
        </Typography>
      </Box>
    </Box>
  );
}

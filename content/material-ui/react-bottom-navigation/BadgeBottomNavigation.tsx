import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import DirectionsIcon from '@mui/icons-material/Directions';
import NotificationsIcon from '@mui/icons-material/Notifications';
import WifiIcon from '@mui/icons-material/Wifi';

export default function BadgeBottomNavigation() {
  const [place, setPlace] = React.useState(0);
  const delays = place === 1 ? 0 : 3;

  return (
    <BottomNavigation
      component="nav"
      aria-label="On the train"
      showLabels
      value={place}
      onChange={(event, value: number) => setPlace(value)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <BottomNavigationAction label="Trip" icon={<DirectionsIcon />} />
      <BottomNavigationAction
        label="Delays"
        icon={
          <Badge badgeContent={delays} color="error">
            <NotificationsIcon />
          </Badge>
        }
      />
      <BottomNavigationAction label="Wi-Fi" icon={<WifiIcon />} />
    </BottomNavigation>
  );
}

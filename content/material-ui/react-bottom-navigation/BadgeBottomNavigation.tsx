import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import DirectionsIcon from '@mui/icons-material/Directions';
import NotificationsIcon from '@mui/icons-material/Notifications';
import WifiIcon from '@mui/icons-material/Wifi';

/** Ctrl, Cmd and Shift open the link elsewhere, and this page stays as it is. */
function opensElsewhere({ nativeEvent: event }: React.SyntheticEvent) {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

export default function BadgeBottomNavigation() {
  const [place, setPlace] = React.useState(0);
  const delays = place === 1 ? 0 : 3;

  return (
    <BottomNavigation
      component="nav"
      aria-label="On the train"
      showLabels
      value={place}
      onChange={(event, value: number) => {
        if (!opensElsewhere(event)) setPlace(value);
      }}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <BottomNavigationAction
        href="#trip"
        aria-current={place === 0 ? 'page' : undefined}
        label="Trip"
        icon={<DirectionsIcon />}
      />
      <BottomNavigationAction
        href="#delays"
        aria-current={place === 1 ? 'page' : undefined}
        label="Delays"
        icon={
          <Badge badgeContent={delays} color="error">
            <NotificationsIcon />
          </Badge>
        }
      />
      <BottomNavigationAction
        href="#wi-fi"
        aria-current={place === 2 ? 'page' : undefined}
        label="Wi-Fi"
        icon={<WifiIcon />}
      />
    </BottomNavigation>
  );
}

import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DirectionsIcon from '@mui/icons-material/Directions';
import LuggageIcon from '@mui/icons-material/Luggage';

/** Ctrl, Cmd and Shift open the link elsewhere, and this page stays as it is. */
function opensElsewhere({ nativeEvent: event }: React.SyntheticEvent) {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

export default function BottomNavigationLabels() {
  const [place, setPlace] = React.useState('tickets');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Trains, labels on demand"
      value={place}
      onChange={(event, value: string) => {
        if (!opensElsewhere(event)) setPlace(value);
      }}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <BottomNavigationAction
        href="#trips"
        aria-current={place === 'trips' ? 'page' : undefined}
        value="trips"
        label="Trips"
        icon={<DirectionsIcon />}
      />
      <BottomNavigationAction
        href="#tickets"
        aria-current={place === 'tickets' ? 'page' : undefined}
        value="tickets"
        label="Tickets"
        icon={<ConfirmationNumberIcon />}
      />
      <BottomNavigationAction
        href="#lost-things"
        aria-current={place === 'luggage' ? 'page' : undefined}
        value="luggage"
        label="Lost things"
        icon={<LuggageIcon />}
        showLabel
      />
    </BottomNavigation>
  );
}

import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Typography from '@mui/material/Typography';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DirectionsIcon from '@mui/icons-material/Directions';
import TrainIcon from '@mui/icons-material/Train';

/** Ctrl, Cmd and Shift open the link elsewhere, and this page stays as it is. */
function opensElsewhere({ nativeEvent: event }: React.SyntheticEvent) {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

export default function ResponsiveBottomNavigation() {
  const [place, setPlace] = React.useState(0);

  return (
    <React.Fragment>
      <BottomNavigation
        component="nav"
        aria-label="Trains"
        showLabels
        value={place}
        onChange={(event, value: number) => {
          if (!opensElsewhere(event)) setPlace(value);
        }}
        sx={{
          position: 'fixed',
          bottom: 0,
          insetInlineStart: 0,
          insetInlineEnd: { xs: 0, sm: 'auto' },
          borderTop: { xs: 1, sm: 0 },
          borderColor: 'divider',
          flexDirection: { xs: 'row', sm: 'column' },
          height: { xs: 56, sm: '100%' },
        }}
      >
        <BottomNavigationAction
          href="#trips"
          aria-current={place === 0 ? 'page' : undefined}
          label="Trips"
          icon={<DirectionsIcon />}
        />
        <BottomNavigationAction
          href="#tickets"
          aria-current={place === 1 ? 'page' : undefined}
          label="Tickets"
          icon={<ConfirmationNumberIcon />}
        />
        <BottomNavigationAction
          href="#station"
          aria-current={place === 2 ? 'page' : undefined}
          label="Station"
          icon={<TrainIcon />}
        />
      </BottomNavigation>
      <Typography component="main" sx={{ p: 2, marginInlineStart: { sm: '80px' } }}>
        The 8:04 to Basel leaves from platform 4.
      </Typography>
    </React.Fragment>
  );
}

import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DirectionsIcon from '@mui/icons-material/Directions';

const trips = ['7:04 Basel', '7:34 Basel', '8:04 Basel', '8:34 Basel', '9:04 Basel', '9:34 Basel'];

/** Ctrl, Cmd and Shift open the link elsewhere, and this page stays as it is. */
function opensElsewhere({ nativeEvent: event }: React.SyntheticEvent) {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

export default function FixedBottomNavigation() {
  const [place, setPlace] = React.useState(0);

  return (
    <Box sx={{ pb: 7 }}>
      <List component="main">
        {trips.map((trip) => (
          <ListItem key={trip} component="div" divider>
            <ListItemText primary={trip} secondary="Platform 4, on time" />
          </ListItem>
        ))}
      </List>
      <Paper elevation={3} sx={{ position: 'fixed', bottom: 0, insetInline: 0 }}>
        <BottomNavigation
          component="nav"
          aria-label="Trains"
          showLabels
          value={place}
          onChange={(event, value: number) => {
            if (!opensElsewhere(event)) setPlace(value);
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
        </BottomNavigation>
      </Paper>
    </Box>
  );
}

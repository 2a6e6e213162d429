import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';
import BedIcon from '@mui/icons-material/Bed';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import WindowIcon from '@mui/icons-material/Window';

const places = [
  { path: '#seat', label: 'Seat', icon: <WindowIcon /> },
  { path: '#berth', label: 'Berth', icon: <BedIcon /> },
  { path: '#diner', label: 'Diner', icon: <RestaurantIcon /> },
];

const PillNavigation = styled(BottomNavigation)(({ theme }) => ({
  height: 64,
  borderRadius: 999,
  backgroundColor: theme.palette.action.hover,
  [`& .${bottomNavigationActionClasses.root}`]: {
    minWidth: 72,
    margin: theme.spacing(0.5),
    borderRadius: 999,
    [`&.${bottomNavigationActionClasses.selected}`]: {
      color: theme.palette.primary.contrastText,
      backgroundColor: theme.palette.primary.main,
    },
  },
}));

/** Ctrl, Cmd and Shift open the link elsewhere, and this page stays as it is. */
function opensElsewhere({ nativeEvent: event }: React.SyntheticEvent) {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

export default function CustomBottomNavigation() {
  const [current, setCurrent] = React.useState('#seat');

  return (
    <nav aria-label="Night train">
      <PillNavigation
        showLabels
        value={current}
        onChange={(event, path: string) => {
          if (!opensElsewhere(event)) setCurrent(path);
        }}
      >
        {places.map(({ path, label, icon }) => (
          <BottomNavigationAction
            key={path}
            value={path}
            href={path}
            label={label}
            icon={icon}
            aria-current={path === current ? 'page' : undefined}
          />
        ))}
      </PillNavigation>
    </nav>
  );
}

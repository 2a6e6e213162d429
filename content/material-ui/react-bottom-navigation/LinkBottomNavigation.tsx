import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DirectionsIcon from '@mui/icons-material/Directions';

const places = [
  { path: '#trips', label: 'Trips', icon: <DirectionsIcon /> },
  { path: '#tickets', label: 'Tickets', icon: <ConfirmationNumberIcon /> },
  { path: '#account', label: 'Account', icon: <AccountCircleIcon /> },
];

// Your router tells the current path.
const current = '#tickets';

export default function LinkBottomNavigation() {
  return (
    <BottomNavigation
      component="nav"
      aria-label="Trains, as links"
      showLabels
      value={current}
      sx={{ width: '100%', maxWidth: 480 }}
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
    </BottomNavigation>
  );
}

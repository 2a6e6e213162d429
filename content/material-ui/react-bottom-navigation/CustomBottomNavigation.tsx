import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';
import BedIcon from '@mui/icons-material/Bed';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import WindowIcon from '@mui/icons-material/Window';

const PillAction = styled(BottomNavigationAction)(({ theme }) => ({
  borderRadius: 999,
  margin: theme.spacing(0.5),
  [`&.${bottomNavigationActionClasses.selected}`]: {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
}));

export default function CustomBottomNavigation() {
  const [place, setPlace] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Night train"
      showLabels
      value={place}
      onChange={(event, value: number) => setPlace(value)}
      sx={{ width: '100%', maxWidth: 420, height: 64, borderRadius: 999, bgcolor: 'action.hover' }}
    >
      <PillAction label="Seat" icon={<WindowIcon />} sx={{ minWidth: 72 }} />
      <PillAction label="Berth" icon={<BedIcon />} sx={{ minWidth: 72 }} />
      <PillAction label="Diner" icon={<RestaurantIcon />} sx={{ minWidth: 72 }} />
    </BottomNavigation>
  );
}

import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import MovieIcon from '@mui/icons-material/Movie';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function WidthSwitch() {
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

  return (
    <Box component="nav" aria-label="Cinema" sx={{ width: '100%', minHeight: 56 }}>
      {small ? (
        <BottomNavigation showLabels value={0}>
          <BottomNavigationAction
            href="#films"
            aria-current="page"
            label="Films"
            icon={<MovieIcon />}
          />
          <BottomNavigationAction
            href="#tickets"
            label="Tickets"
            icon={<ConfirmationNumberIcon />}
          />
        </BottomNavigation>
      ) : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button href="#films" aria-current="page" startIcon={<MovieIcon />}>
            Films
          </Button>
          <Button href="#tickets" startIcon={<ConfirmationNumberIcon />}>
            Tickets
          </Button>
        </Box>
      )}
    </Box>
  );
}

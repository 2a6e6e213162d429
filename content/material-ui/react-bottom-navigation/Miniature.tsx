import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import FavoriteIcon from '@mui/icons-material/Favorite';
import PlaceIcon from '@mui/icons-material/Place';
import RestoreIcon from '@mui/icons-material/Restore';

export default function Miniature() {
  return (
    <Paper elevation={3}>
      <BottomNavigation value={0} showLabels sx={{ width: 260 }}>
        <BottomNavigationAction label="Recent" icon={<RestoreIcon />} />
        <BottomNavigationAction label="Saved" icon={<FavoriteIcon />} />
        <BottomNavigationAction label="Near" icon={<PlaceIcon />} />
      </BottomNavigation>
    </Paper>
  );
}

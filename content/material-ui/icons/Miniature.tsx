import Stack from '@mui/material/Stack';
import FavoriteIcon from '@mui/icons-material/Favorite';
import HomeIcon from '@mui/icons-material/Home';
import SailingIcon from '@mui/icons-material/Sailing';
import SettingsIcon from '@mui/icons-material/Settings';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2}>
      <HomeIcon fontSize="large" color="primary" />
      <SailingIcon fontSize="large" color="secondary" />
      <FavoriteIcon fontSize="large" color="error" />
      <SettingsIcon fontSize="large" color="action" />
    </Stack>
  );
}

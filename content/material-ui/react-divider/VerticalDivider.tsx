import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AccessibleIcon from '@mui/icons-material/Accessible';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import WifiIcon from '@mui/icons-material/Wifi';

export default function VerticalDivider() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <Stack direction="row" spacing={1}>
        <AccessibleIcon titleAccess="Step-free" />
        <LocalCafeIcon titleAccess="Café" />
      </Stack>
      <Divider orientation="vertical" flexItem />
      <WifiIcon titleAccess="Free Wi-Fi" />
      <Divider orientation="vertical" variant="middle" flexItem />
      <Typography>Lockers</Typography>
    </Paper>
  );
}

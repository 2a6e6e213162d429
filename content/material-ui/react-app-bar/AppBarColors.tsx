import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AppBar position="static" color="primary" enableColorOnDark>
        <Toolbar>
          <Typography>primary, also in dark mode</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" color="default">
        <Toolbar>
          <Typography>default</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" color="transparent" elevation={0}>
        <Toolbar>
          <Typography>transparent, without a shadow</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}

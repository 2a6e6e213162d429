import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveBar() {
  const isNarrow = useMediaQuery('(max-width: 599px)');

  return (
    <div>
      <AppBar>
        <Toolbar>
          <Typography component="h2" variant="h6">
            {isNarrow ? 'HX' : 'Harbor Express'}
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {['Lisbon', 'Oslo', 'Tallinn', 'Porto', 'Bergen'].map((city) => (
          <Typography key={city}>{city}</Typography>
        ))}
      </Box>
    </div>
  );
}

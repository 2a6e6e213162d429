import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';

export default function GlobalBaseline() {
  return (
    <CssBaseline enableColorScheme>
      <Box component="main" sx={{ p: 2 }}>
        <Typography variant="h5" component="h1" gutterBottom>
          Guest house by the lake
        </Typography>
        <p>
          Breakfast is from 7:30 to 10:00, in the garden <strong>when it is dry</strong>.
        </p>
        <label>
          Arrival <input type="time" defaultValue="16:00" />
        </label>
      </Box>
    </CssBaseline>
  );
}

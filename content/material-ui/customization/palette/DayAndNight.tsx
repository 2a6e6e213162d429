import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const day = createTheme({
  palette: {
    primary: { main: '#00616b' },
    background: { paper: '#f2f9fa' },
  },
});

const night = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#7fd4dc' },
    background: { paper: '#06282c' },
  },
});

function Departure() {
  return (
    <Paper sx={{ p: 2, flex: '1 1 200px' }}>
      <Typography variant="h6" component="p">
        Stromness
      </Typography>
      <Typography variant="body2" gutterBottom sx={{ color: 'text.secondary' }}>
        Departs at 18:45
      </Typography>
      <Button variant="contained">Reserve</Button>
    </Paper>
  );
}

export default function DayAndNight() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, width: '100%', maxWidth: 520 }}>
      <ThemeProvider theme={day}>
        <Departure />
      </ThemeProvider>
      <ThemeProvider theme={night}>
        <Departure />
      </ThemeProvider>
    </Stack>
  );
}

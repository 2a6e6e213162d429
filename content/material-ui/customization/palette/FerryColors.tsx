import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00616b' },
    secondary: { main: '#a23b00' },
  },
});

export default function FerryColors() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 2 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained">Book a crossing</Button>
          <Button variant="outlined">Timetable</Button>
          <Button color="secondary">Cancel booking</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

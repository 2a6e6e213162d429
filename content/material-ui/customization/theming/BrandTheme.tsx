import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#8a3b12' },
    background: { paper: '#fdf6ef' },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'Georgia, serif',
    button: { textTransform: 'none' },
  },
});

export default function BrandTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 3, width: 320, maxWidth: '100%' }}>
        <Stack spacing={2}>
          <Typography variant="h5" component="p">
            Pottery, from scratch
          </Typography>
          <Typography>Six evenings at the wheel, clay and firing included.</Typography>
          <Button variant="contained">Reserve a wheel</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

export default function CinemaCorner() {
  return (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <CssBaseline />
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
        <Box sx={{ p: 2, flex: 1, color: 'text.primary' }}>
          <Typography gutterBottom>Program of the week</Typography>
          <Button variant="contained">Buy tickets</Button>
        </Box>
        <Box
          className="dark"
          sx={{ p: 2, flex: 1, bgcolor: 'background.default', color: 'text.primary' }}
        >
          <Typography gutterBottom>Trailer</Typography>
          <Button variant="contained">Play</Button>
        </Box>
      </Box>
    </ThemeProvider>
  );
}

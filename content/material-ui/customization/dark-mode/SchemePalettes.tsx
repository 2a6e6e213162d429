import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' }, background: { paper: '#f4faf9' } } },
    dark: { palette: { primary: { main: '#80cbc4' }, background: { paper: '#10211f' } } },
  },
});

const modes = ['light', 'dark'] as const;

export default function SchemePalettes() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {modes.map((mode) => (
        <ThemeProvider key={mode} theme={theme} defaultMode={mode} storageManager={null} noSsr>
          <Paper sx={{ p: 2 }}>
            <Typography gutterBottom>Ferry pass, {mode}</Typography>
            <Button variant="contained">Renew</Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}

import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });
const elevations = [0, 1, 4, 8, 16, 24];

export default function DarkElevation() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper square elevation={0} sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {elevations.map((elevation) => (
            <Paper
              key={elevation}
              elevation={elevation}
              sx={{ width: 64, height: 64, display: 'grid', placeItems: 'center' }}
            >
              {elevation}
            </Paper>
          ))}
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

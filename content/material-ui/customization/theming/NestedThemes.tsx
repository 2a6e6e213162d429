import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const house = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 16 },
});

const forTheBar = (outer: Theme) =>
  createTheme({ ...outer, palette: { primary: { main: '#6a1b9a' } } });

export default function NestedThemes() {
  return (
    <ThemeProvider theme={house}>
      <Paper sx={{ p: 2 }}>
        <Stack direction="row" spacing={2}>
          <Button variant="contained">Restaurant</Button>
          <ThemeProvider theme={forTheBar}>
            <Button variant="contained">Bar</Button>
          </ThemeProvider>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

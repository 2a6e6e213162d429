import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { contrastThreshold: 4.5 },
});

export default function ReadableContrast() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained">Board</Button>
        <Button variant="contained" color="warning">
          Rough sea
        </Button>
        <Button variant="contained" color="info">
          Crossing times
        </Button>
      </Stack>
    </ThemeProvider>
  );
}

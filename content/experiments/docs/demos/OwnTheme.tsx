import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#6d2e8c' } },
  shape: { borderRadius: 16 },
});

export default function OwnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained">Send a parcel</Button>
    </ThemeProvider>
  );
}

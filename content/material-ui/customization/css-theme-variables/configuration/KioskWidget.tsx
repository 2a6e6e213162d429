import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  cssVariables: { rootSelector: '#kiosk', cssVarPrefix: 'kiosk' },
  palette: { primary: { main: '#5d4037' } },
});

export default function KioskWidget() {
  return (
    <ThemeProvider theme={theme}>
      <div id="kiosk">
        <Paper sx={{ p: 2 }}>
          <Typography gutterBottom>Return a book</Typography>
          <Button variant="contained">Scan the code</Button>
        </Paper>
      </div>
    </ThemeProvider>
  );
}

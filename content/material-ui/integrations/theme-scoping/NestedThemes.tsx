import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const shop = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 16 },
});
const inCheckout = (outer: Theme) =>
  createTheme({ ...outer, palette: { primary: { main: '#8e24aa' } } });

export default function NestedThemes() {
  return (
    <ThemeProvider theme={shop}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Add to cart</Button>
        <ThemeProvider theme={inCheckout}>
          <Button variant="contained">Check out</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}

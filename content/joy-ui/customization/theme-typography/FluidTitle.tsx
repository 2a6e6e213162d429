import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  typography: {
    h1: { fontSize: 'clamp(1.5rem, 1rem + 3vw, 3.5rem)', letterSpacing: 0 },
  },
});

export default function FluidTitle() {
  return (
    <ThemeProvider theme={theme}>
      <Typography level="h1" component="h3" sx={{ textAlign: 'center' }}>
        Winter concert
      </Typography>
    </ThemeProvider>
  );
}

import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 280, md: 420, lg: 560, xl: 900 } },
});

export default function NamedWidths() {
  return (
    <ThemeProvider theme={theme}>
      <Container maxWidth="sm">
        <Box sx={{ my: 1, p: 1, border: 1 }}>sm, 280 px</Box>
      </Container>
      <Container maxWidth="md">
        <Box sx={{ my: 1, p: 1, border: 1 }}>md, 420 px</Box>
      </Container>
    </ThemeProvider>
  );
}

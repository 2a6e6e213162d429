import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';

const theme = responsiveFontSizes(createTheme());

export default function FluidHeadings() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1}>
        <Typography variant="h2" component="p">
          Tides
        </Typography>
        <Typography variant="h4" component="p">
          High water at 06:48
        </Typography>
        <Typography>Body text is 16 px at every width.</Typography>
      </Stack>
    </ThemeProvider>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    button: { textTransform: 'none' },
  },
});

export default function BookFont() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 420 }}>
        <Typography variant="h5" component="h3">
          The lighthouse keeper
        </Typography>
        <Typography>
          In the winter of 1911 the mail boat came twice. The keeper counted the letters, then the
          days.
        </Typography>
        <Button variant="contained">Read the first chapter</Button>
      </Stack>
    </ThemeProvider>
  );
}

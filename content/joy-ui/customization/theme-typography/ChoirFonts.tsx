import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  fontFamily: {
    display: 'Georgia, "Times New Roman", serif',
    body: 'Verdana, Geneva, sans-serif',
  },
  fontSize: { xl3: '2.25rem' },
  fontWeight: { xl: 400 },
});

export default function ChoirFonts() {
  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Stack component="main" spacing={1} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography level="h2" component="h1">
          Rehearsal on Monday
        </Typography>
        <Typography>Sopranos at 18:30, everyone at 19:00.</Typography>
        <Button>I will be there</Button>
      </Stack>
    </CssVarsProvider>
  );
}

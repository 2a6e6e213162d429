import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  typography: {
    headline: {
      fontFamily: 'Georgia, serif',
      fontSize: '1.75rem',
      fontWeight: 700,
      lineHeight: 1.2,
    },
    kicker: { fontSize: '0.8rem', letterSpacing: '0.08em', textTransform: 'uppercase' },
  },
});

export default function Headlines() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="article" sx={{ maxWidth: 340 }}>
        <Box sx={{ typography: 'kicker' }}>Local news</Box>
        <Box sx={{ typography: 'headline' }}>Goat elected mayor for the third time</Box>
      </Box>
    </ThemeProvider>
  );
}

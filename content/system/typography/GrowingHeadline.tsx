import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  typography: {
    small: { fontSize: '1.25rem', fontWeight: 600 },
    large: { fontSize: '2.25rem', fontWeight: 300 },
  },
});

export default function GrowingHeadline() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ typography: { xs: 'small', md: 'large' }, textAlign: { md: 'center' } }}>
        A quiet week at the harbor
      </Box>
    </ThemeProvider>
  );
}

import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 480, md: 640, lg: 1024, xl: 1920 } },
});

export default function OwnBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          border: 1,
          borderRadius: 2,
          p: { xs: 1, md: 3, lg: 6 },
          '&::after': {
            content: { xs: '"a phone"', md: '"a tablet"', lg: '"a desktop"' },
            fontWeight: 600,
          },
        }}
      >
        Laid out for:{' '}
      </Box>
    </ThemeProvider>
  );
}

import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 320, md: 640, lg: 960, xl: 1280 } },
});

export default function ReadingWidth() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Box sx={{ maxWidth: 'sm', p: 2, border: 1 }}>
          This paragraph is at most 320 px wide, because that is where the breakpoint “sm” of its
          theme begins.
        </Box>
      </div>
    </ThemeProvider>
  );
}

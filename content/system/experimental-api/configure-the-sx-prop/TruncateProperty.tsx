import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  unstable_sxConfig: {
    truncate: {
      cssProperty: false,
      transform: (lines) => ({
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: Number(lines),
        overflow: 'hidden',
      }),
    },
  },
});

export default function TruncateProperty() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 240, truncate: 2 }}>
        A lighthouse keeper keeps a light, a log and a cat. The light is for the ships, the log for
        the office, and the cat for the long nights in between.
      </Box>
    </ThemeProvider>
  );
}

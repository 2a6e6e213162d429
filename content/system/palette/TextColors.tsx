import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    tide: { high: 'light-dark(#1d4ed8, #93c5fd)', low: 'light-dark(#92400e, #fcd34d)' },
  },
});

export default function TextColors() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Box sx={{ color: 'tide.high' }}>05:12 high, 3.9 m</Box>
        <Box sx={{ color: 'tide.low' }}>11:31 low, 0.4 m</Box>
        <Box sx={{ color: 'light-dark(purple, plum)' }}>Full moon</Box>
      </div>
    </ThemeProvider>
  );
}

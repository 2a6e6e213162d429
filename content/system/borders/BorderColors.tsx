import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    signal: { go: 'light-dark(#15803d, #4ade80)', stop: 'light-dark(#b91c1c, #f87171)' },
  },
});

export default function BorderColors() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <Box sx={{ p: 1, border: 2, borderColor: 'signal.go' }}>On time</Box>
        <Box sx={{ p: 1, border: 2, borderColor: 'signal.stop' }}>Canceled</Box>
        <Box sx={{ p: 1, border: 2, borderBottomColor: 'signal.stop' }}>Track changed</Box>
        <Box sx={{ p: 1, border: 2 }}>No color: that of the text</Box>
      </Stack>
    </ThemeProvider>
  );
}

import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    sky: { main: 'light-dark(#075985, #7dd3fc)' },
    text: { faint: 'light-dark(#475569, #cbd5e1)' },
  },
  shadows: ['none', '0 1px 4px rgb(0 0 0 / 0.3)'],
  typography: { reading: { fontSize: '1.5rem', fontWeight: 600 } },
});

export default function SystemTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 3, border: 1, borderRadius: 2, boxShadow: 1 }}>
        <Box sx={{ typography: 'reading', color: 'sky.main' }}>1013 hPa</Box>
        <Box sx={{ color: 'text.faint' }}>Steady since morning</Box>
      </Box>
    </ThemeProvider>
  );
}

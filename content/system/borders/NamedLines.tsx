import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({}, { borders: { hairline: '0.5px solid', cut: '2px dashed' } });

export default function NamedLines() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 260, border: 'hairline' }}>
        <Box sx={{ p: 2 }}>One coffee, any size</Box>
        <Box sx={{ p: 1, borderTop: 'cut', textAlign: 'center' }}>Coupon 0815</Box>
      </Box>
    </ThemeProvider>
  );
}

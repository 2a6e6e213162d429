import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, serif',
    fontWeightBold: 800,
    price: { fontSize: '2rem' },
  },
});

export default function FontFromTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'baseline' }}>
        <Box sx={{ fontFamily: 'default' }}>Family</Box>
        <Box sx={{ fontSize: 'price.fontSize' }}>Size</Box>
        <Box sx={{ fontWeight: 'bold' }}>Weight</Box>
        <Box sx={{ fontStyle: 'italic' }}>Style</Box>
      </Stack>
    </ThemeProvider>
  );
}

import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    moss: { light: '#dcfce7', dark: '#14532d' },
    clay: { light: '#ffedd5', dark: '#7c2d12' },
  },
});

export default function PaintCards() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={2}>
        <Box sx={{ p: 2, bgcolor: 'moss.light', color: 'moss.dark' }}>Moss, light</Box>
        <Box sx={{ p: 2, bgcolor: 'clay.dark', color: 'clay.light' }}>Clay, dark</Box>
      </Stack>
    </ThemeProvider>
  );
}

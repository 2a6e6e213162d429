import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: { ribbon: { red: '#991b1b', blue: '#1e40af' } },
  unstable_sxConfig: {
    square: { cssProperty: 'width', transform: (value) => `${Number(value) * 8}px` },
    ribbon: { themeKey: 'palette.ribbon', cssProperty: 'backgroundColor' },
  },
});

export default function TagProperties() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={2}>
        <Box sx={{ square: 10, ribbon: 'red', p: 1, color: '#fff' }}>First</Box>
        <Box sx={{ square: { xs: 10, md: 20 }, ribbon: 'blue', p: 1, color: '#fff' }}>Second</Box>
      </Stack>
    </ThemeProvider>
  );
}

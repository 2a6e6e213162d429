import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme(
  { unstable_sxConfig: { borderRadius: { themeKey: 'radii' } } },
  { radii: { card: '16px 4px', pill: '999px' } },
);

export default function NamedRadius() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={2}>
        <Box sx={{ p: 2, border: 1, borderRadius: 'card' }}>card</Box>
        <Box sx={{ p: 2, border: 1, borderRadius: 'pill' }}>pill</Box>
        <Box sx={{ p: 2, border: 1, borderRadius: 8 }}>8 px</Box>
      </Stack>
    </ThemeProvider>
  );
}

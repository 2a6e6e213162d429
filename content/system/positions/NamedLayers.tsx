import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({ zIndex: { sheet: 1, note: 2 } });
const paper = { position: 'absolute', width: 150, height: 80, p: 1, color: '#1e293b' } as const;

export default function NamedLayers() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ position: 'relative', width: 240, height: 150, isolation: 'isolate' }}>
        <Box sx={{ ...paper, zIndex: 'note', top: 50, insetInlineStart: 70, bgcolor: '#fde68a' }}>
          Note, first in the code
        </Box>
        <Box sx={{ ...paper, zIndex: 'sheet', top: 0, insetInlineStart: 0, bgcolor: '#e2e8f0' }}>
          Sheet
        </Box>
      </Box>
    </ThemeProvider>
  );
}

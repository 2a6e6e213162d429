import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  shadows: {
    pressed: 'inset 0 2px 6px rgb(0 0 0 / 0.5)',
    resting: '0 1px 3px rgb(0 0 0 / 0.5)',
    dragged: '0 12px 28px rgb(0 0 0 / 0.5)',
  },
});

export default function NamedShadows() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        useFlexGap
        spacing={3}
        sx={{ flexWrap: 'wrap', p: 3, bgcolor: '#e7e5e4' }}
      >
        {['pressed', 'resting', 'dragged'].map((boxShadow) => (
          <Box key={boxShadow} sx={{ p: 2, bgcolor: '#e0e7ff', color: '#1e1b4b', boxShadow }}>
            {boxShadow}
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}

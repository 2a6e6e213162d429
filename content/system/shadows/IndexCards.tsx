import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  shadows: [
    'none',
    '0 1px 2px rgb(0 0 0 / 0.4)',
    '0 3px 8px rgb(0 0 0 / 0.4)',
    '0 8px 24px rgb(0 0 0 / 0.5)',
  ],
});

export default function IndexCards() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        useFlexGap
        spacing={3}
        sx={{ flexWrap: 'wrap', p: 3, bgcolor: '#e7e5e4' }}
      >
        {[0, 1, 2, 3].map((level) => (
          <Box key={level} sx={{ p: 2, bgcolor: '#fef9c3', color: '#422006', boxShadow: level }}>
            Level {level}
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}

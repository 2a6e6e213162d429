import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({ palette: { dusk: { from: '#4c1d95', to: '#9d174d' } } });

export default function GradientFromTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 3,
          borderRadius: 2,
          color: 'white',
          bgcolor: 'dusk.from',
          backgroundImage: ({ palette }) =>
            `linear-gradient(90deg, ${palette.dusk.from}, ${palette.dusk.to})`,
        }}
      >
        Sunset at 21:14
      </Box>
    </ThemeProvider>
  );
}

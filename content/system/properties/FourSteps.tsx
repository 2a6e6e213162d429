import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  spacing: 6,
  palette: {
    sand: { light: 'light-dark(#fef3c7, #451a03)', dark: 'light-dark(#78350f, #fde68a)' },
  },
});

export default function FourSteps() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: { xs: 2, md: 4 },
          width: 1 / 2,
          minWidth: 200,
          bgcolor: 'sand.light',
          color: (current) => current.palette.sand.dark,
          outline: 2,
          lineHeight: 2,
        }}
      >
        12 or 24 px of padding, half as wide as the stage, colors of the theme.
      </Box>
    </ThemeProvider>
  );
}

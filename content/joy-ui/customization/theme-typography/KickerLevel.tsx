import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    kicker: true;
  }
}

const theme = extendTheme({
  typography: {
    kicker: {
      fontFamily: 'var(--joy-fontFamily-code)',
      fontSize: 'var(--joy-fontSize-xs)',
      lineHeight: 1.5,
      letterSpacing: '0.12em',
      textTransform: 'uppercase',
      color: 'var(--joy-palette-text-secondary)',
    },
  },
});

export default function KickerLevel() {
  return (
    <ThemeProvider theme={theme}>
      <Box>
        <Typography level="kicker" component="p">
          Workshop
        </Typography>
        <Typography level="title-lg">Sight-reading for beginners</Typography>
      </Box>
    </ThemeProvider>
  );
}

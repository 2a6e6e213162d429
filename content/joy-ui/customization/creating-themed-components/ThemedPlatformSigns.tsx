import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import PlatformSign from './PlatformSign';

const theme = extendTheme({
  components: {
    RailPlatformSign: {
      defaultProps: { variant: 'solid', color: 'neutral' },
      styleOverrides: {
        root: { '--PlatformSign-gap': '1.25rem', borderRadius: 0 },
        number: ({ theme: current }) => ({ fontFamily: current.vars.fontFamily.code }),
      },
    },
  },
});

export default function ThemedPlatformSigns() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <PlatformSign platform="4">Gothenburg</PlatformSign>
        <PlatformSign platform="7" color="danger">
          Malmö, canceled
        </PlatformSign>
      </Stack>
    </ThemeProvider>
  );
}

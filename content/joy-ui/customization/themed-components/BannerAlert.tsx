import Alert from '@mui/joy/Alert';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/Alert' {
  interface AlertPropsVariantOverrides {
    banner: true;
  }
}

const theme = extendTheme({
  components: {
    JoyAlert: {
      styleOverrides: {
        root: ({ ownerState, theme: current }) => ({
          ...(ownerState.variant === 'banner' && {
            color: current.vars.palette.text.primary,
            backgroundColor: current.vars.palette.background.level1,
            borderBlockStart: `4px solid ${current.vars.palette.primary[400]}`,
          }),
        }),
      },
    },
  },
});

export default function BannerAlert() {
  return (
    <ThemeProvider theme={theme}>
      <Alert variant="banner" sx={{ width: '100%' }}>
        The 16:40 to Styrsö leaves from pier 3.
      </Alert>
    </ThemeProvider>
  );
}

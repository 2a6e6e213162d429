import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const withStrictAlerts = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiAlert: {
        styleOverrides: {
          root: { borderRadius: 0, borderInlineStart: '4px solid currentColor' },
          icon: { alignItems: 'center', paddingBlock: 0 },
          message: { paddingBlock: 4 },
        },
      },
      MuiAlertTitle: {
        styleOverrides: { root: { fontWeight: 700 } },
      },
    },
  });

export default function SlotOverrides() {
  return (
    <ThemeProvider theme={withStrictAlerts}>
      <Alert severity="info" sx={{ width: 360, maxWidth: '100%' }}>
        <AlertTitle>Low tide at 14:20</AlertTitle>
        The slipway is closed for two hours.
      </Alert>
    </ThemeProvider>
  );
}

import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const withHouseStyle = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { padding: 16 },
          a: { color: 'inherit', textUnderlineOffset: '0.25em' },
          'h1, h2': { fontFamily: 'Georgia, serif', fontWeight: 400 },
        },
      },
    },
  });

export default function BaselineOverrides() {
  return (
    <ThemeProvider theme={withHouseStyle}>
      <CssBaseline />
      <h1>House rules</h1>
      <p>
        Shoes stay in the hall. Towels for the lake are <a href="#lake">in the boat house</a>.
      </p>
    </ThemeProvider>
  );
}

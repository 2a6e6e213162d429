import Box from '@mui/system/Box';
import GlobalStyles from '@mui/system/GlobalStyles';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import { createTheme, unstable_prepareCssVars as prepareCssVars } from '@mui/system';

const colorSchemes = {
  light: { palette: { cup: '#fef3c7', leaf: '#78350f' } },
  dark: { palette: { cup: '#451a03', leaf: '#fde68a' } },
};
const { vars, generateStyleSheets } = prepareCssVars(
  { colorSchemes, defaultColorScheme: 'light' },
  { prefix: 'rooibos', getSelector: (scheme) => `.rooibos-${scheme ?? 'all'}` },
);
const theme = createTheme({}, { vars });

export default function ScopedVariables() {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={generateStyleSheets()} />
      <Stack direction="row" useFlexGap spacing={2}>
        {['light', 'dark'].map((scheme) => (
          <Box
            key={scheme}
            className={`rooibos-${scheme}`}
            sx={{ p: 3, bgcolor: 'cup', color: 'leaf' }}
          >
            Rooibos, {scheme}
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}

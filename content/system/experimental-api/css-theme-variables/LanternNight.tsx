import * as React from 'react';
import Box from '@mui/system/Box';
import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const { palette: _palette, ...base } = createTheme();
const theme = createCssVarsTheme({
  ...base,
  cssVarPrefix: 'lantern',
  colorSchemeSelector: 'class',
  defaultColorScheme: 'light',
  colorSchemes: { light: { palette: { mode: 'light' } }, dark: { palette: { mode: 'dark' } } },
  shouldSkipGeneratingVar: ([key]: string[]) => key !== 'palette',
});

const { CssVarsProvider, useColorScheme } = createCssVarsProvider<'light' | 'dark'>({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
});

function Lantern() {
  const { setMode } = useColorScheme();
  const [lit, setLit] = React.useState(false);
  const toggle = () => {
    setLit(!lit);
    setMode(lit ? 'light' : 'dark');
  };

  return (
    <Box
      sx={[
        {
          p: 3,
          bgcolor: '#e0f2fe',
          color: '#0c4a6e',
          '& button': { p: 1, border: 1, bgcolor: 'transparent', color: 'inherit' },
        },
        (current) => current.applyStyles('dark', { bgcolor: '#0f172a', color: '#fde68a' }),
      ]}
    >
      <button type="button" aria-pressed={lit} onClick={toggle}>
        Night
      </button>
      <p>The lantern glows in the dark scheme only.</p>
    </Box>
  );
}

export default function LanternNight() {
  return (
    <CssVarsProvider defaultMode="light" storageManager={null}>
      <Lantern />
    </CssVarsProvider>
  );
}

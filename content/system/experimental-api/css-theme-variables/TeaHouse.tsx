import Box from '@mui/system/Box';
import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const { palette: _palette, ...base } = createTheme();
const theme = createCssVarsTheme({
  ...base,
  cssVarPrefix: 'tea',
  defaultColorScheme: 'light',
  colorSchemes: {
    light: { palette: { mode: 'light', cup: '#f0fdf4', leaf: '#14532d' } },
    dark: { palette: { mode: 'dark', cup: '#052e16', leaf: '#bbf7d0' } },
  },
  shouldSkipGeneratingVar: ([key]: string[]) => key !== 'palette' && key !== 'shape',
});

const { CssVarsProvider, useColorScheme } = createCssVarsProvider<'light' | 'dark'>({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
});

function ModeButtons() {
  const { mode, setMode } = useColorScheme();
  return (['light', 'dark', 'system'] as const).map((one) => (
    <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
      {one}
    </button>
  ));
}

export default function TeaHouse() {
  return (
    <CssVarsProvider storageManager={null}>
      <Box
        sx={{
          p: 3,
          bgcolor: 'cup',
          color: 'leaf',
          '& button': { p: 1, border: 1, bgcolor: 'transparent', color: 'inherit' },
        }}
      >
        <p>Sencha, 70 °C, two minutes</p>
        <ModeButtons />
      </Box>
    </CssVarsProvider>
  );
}

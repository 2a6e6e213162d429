import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import ShadowHost from './ShadowHost';

const theme = createTheme({
  cssVariables: { rootSelector: ':host', colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function ModeButton() {
  const { mode, setMode } = useColorScheme();
  return (
    <Button variant="outlined" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
      {mode === 'dark' ? 'Lights on' : 'Lights off'}
    </Button>
  );
}

export default function ShadowVariables() {
  return (
    <ShadowHost>
      {(container) => (
        <ThemeProvider
          theme={theme}
          colorSchemeNode={container}
          defaultMode="dark"
          storageManager={null}
          noSsr
        >
          <Paper sx={{ m: 2, p: 3 }}>
            <ModeButton />
          </Paper>
        </ThemeProvider>
      )}
    </ShadowHost>
  );
}

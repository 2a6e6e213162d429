import * as React from 'react';
import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const themes = {
  light: createTheme({ palette: { mode: 'light' } }),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

export default function ModeOfATheme() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');

  return (
    <ThemeProvider theme={themes[mode]}>
      <Box
        sx={[
          {
            p: 3,
            bgcolor: '#e0f2fe',
            color: '#0c4a6e',
            '& button': { p: 1, border: 1, bgcolor: 'transparent', color: 'inherit' },
          },
          (theme) => theme.applyStyles('dark', { backgroundColor: '#0c4a6e', color: '#e0f2fe' }),
        ]}
      >
        <button type="button" onClick={() => setMode(mode === 'light' ? 'dark' : 'light')}>
          Switch this card
        </button>
        <p>The mode of this theme is {mode}.</p>
      </Box>
    </ThemeProvider>
  );
}

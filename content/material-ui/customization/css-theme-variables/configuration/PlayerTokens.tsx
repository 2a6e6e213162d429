import Box from '@mui/material/Box';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

interface Player {
  trackHeight: number;
  played: string;
}

declare module '@mui/material/styles' {
  interface ThemeOptions {
    player?: Player;
  }
  interface ThemeVars {
    player: Player;
  }
}

const theme = createTheme({
  cssVariables: true,
  player: { trackHeight: 12, played: '#00897b' },
});

const Track = styled('div')(({ theme: { vars } }) => ({
  height: vars.player.trackHeight,
  background: `linear-gradient(to right, ${vars.player.played} 40%, ${vars.palette.grey[400]} 40%)`,
}));

export default function PlayerTokens() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 3 }}>
        <Track role="img" aria-label="12 of 30 minutes played" />
      </Box>
    </ThemeProvider>
  );
}

import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const themes = {
  'spacing: 4': createTheme({ spacing: 4 }),
  "spacing: '0.75rem'": createTheme({ spacing: '0.75rem' }),
  'spacing: [0, 2, 12, 32]': createTheme({ spacing: [0, 2, 12, 32] }),
};

export default function OwnScales() {
  return Object.entries(themes).map(([name, theme]) => (
    <ThemeProvider key={name} theme={theme}>
      <Box sx={{ p: 2, m: 1, border: 1 }}>{name}</Box>
    </ThemeProvider>
  ));
}

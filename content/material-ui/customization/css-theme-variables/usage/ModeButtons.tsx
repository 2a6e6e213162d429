import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

type Mode = 'light' | 'dark' | 'system';

function ModeSwitch() {
  const { mode, setMode } = useColorScheme();
  if (!mode) return null;
  const onChange = (_event: React.MouseEvent, value: Mode | null) => {
    if (value) setMode(value);
  };
  return (
    <ToggleButtonGroup exclusive aria-label="Mode" value={mode} onChange={onChange}>
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ModeButtons() {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline />
      <Box
        component="main"
        sx={{ p: 2, minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}
      >
        <Typography gutterBottom>Show the map at night</Typography>
        <ModeSwitch />
      </Box>
    </ThemeProvider>
  );
}

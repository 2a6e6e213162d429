import CssBaseline from '@mui/material/CssBaseline';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function ModeSelect() {
  const { mode, setMode } = useColorScheme();
  return (
    <TextField
      select
      label="Mode"
      value={mode ?? 'system'}
      disabled={!mode}
      onChange={(event) => setMode(event.target.value as 'light' | 'dark' | 'system')}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="system">System</MenuItem>
      <MenuItem value="light">Light</MenuItem>
      <MenuItem value="dark">Dark</MenuItem>
    </TextField>
  );
}

export default function VariablesToggle() {
  return (
    <ThemeProvider theme={theme} storageManager={null} disableTransitionOnChange>
      <CssBaseline />
      <Stack component="main" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography variant="h5" component="h1">
          Observatory
        </Typography>
        <ModeSelect />
      </Stack>
    </ThemeProvider>
  );
}

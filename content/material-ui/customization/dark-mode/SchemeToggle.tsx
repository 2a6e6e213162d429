import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

function ModeToggle() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      onChange={(_event, next: typeof mode | null) => next && setMode(next)}
      aria-label="Mode"
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function SchemeToggle() {
  return (
    // An app leaves out these three props: they keep the demo apart from your stored mode.
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null} noSsr>
      <Paper sx={{ p: 3 }}>
        <Stack spacing={2}>
          <ModeToggle />
          <Typography>Reading room, open until 22:00</Typography>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

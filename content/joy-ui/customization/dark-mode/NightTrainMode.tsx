import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';

function ModeToggle() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      aria-label="Mode"
      value={mode ?? null}
      disabled={!mode}
      onChange={(_event, next) => next && setMode(next)}
    >
      <Button value="light">Light</Button>
      <Button value="dark">Dark</Button>
      <Button value="system">System</Button>
    </ToggleButtonGroup>
  );
}

export default function NightTrainMode() {
  return (
    <CssVarsProvider modeStorageKey="night-train-mode" disableTransitionOnChange>
      <CssBaseline />
      <Stack component="main" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography level="h3" component="h1">
          Night train 93
        </Typography>
        <Typography>Leaves at 22:14 from platform 6</Typography>
        <ModeToggle />
      </Stack>
    </CssVarsProvider>
  );
}

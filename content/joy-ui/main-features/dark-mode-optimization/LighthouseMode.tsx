import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CssBaseline from '@mui/joy/CssBaseline';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';

const MODES = ['light', 'dark', 'system'] as const;

function ModeChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <FormControl disabled={!mode}>
      <FormLabel>Color scheme</FormLabel>
      <RadioGroup
        orientation="horizontal"
        name="mode"
        value={mode ?? null}
        onChange={(event) => setMode(event.target.value as (typeof MODES)[number])}
      >
        {MODES.map((name) => (
          <Radio key={name} value={name} label={name} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export default function LighthouseMode() {
  return (
    <CssVarsProvider modeStorageKey="lighthouse-mode" disableTransitionOnChange>
      <CssBaseline />
      <Card component="main" sx={{ m: 2 }}>
        <Typography level="title-lg" component="h1">
          Skerry lighthouse
        </Typography>
        <ModeChoice />
        <Button variant="soft" sx={{ alignSelf: 'flex-start' }}>
          Visiting hours
        </Button>
      </Card>
    </CssVarsProvider>
  );
}

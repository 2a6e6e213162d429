import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const primary = { solidBg: '#2f6b2f', solidHoverBg: '#255525', solidActiveBg: '#1b3f1b' };
const theme = extendTheme({
  colorSchemes: { light: { palette: { primary } }, dark: { palette: { primary } } },
});

function ModeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const next = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      size="sm"
      variant="plain"
      color="neutral"
      disabled={!colorScheme}
      onClick={() => setMode(next)}
    >
      Switch to {next} mode
    </Button>
  );
}

function SignupForm({ onSignup }: { onSignup: (email: string) => void }) {
  const [problem, setProblem] = React.useState<string | null>(null);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    if (email.includes('@')) {
      onSignup(email);
    } else {
      setProblem('Enter an address with an @.');
    }
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
      <FormControl required error={problem !== null}>
        <FormLabel>Email</FormLabel>
        <Input type="email" name="email" autoComplete="email" error={problem !== null} />
        {problem && <FormHelperText sx={{ color: 'danger.plainColor' }}>{problem}</FormHelperText>}
      </FormControl>
      <FormControl>
        <FormLabel>Size of the box</FormLabel>
        <RadioGroup name="size" defaultValue="small">
          <Radio value="small" label="Small, for two" />
          <Radio value="large" label="Large, for a family" />
        </RadioGroup>
      </FormControl>
      <Button type="submit">Sign up</Button>
    </Stack>
  );
}

export default function VegBoxSignup() {
  const [email, setEmail] = React.useState<string | null>(null);
  return (
    <CssVarsProvider theme={theme} modeStorageKey="veg-box-mode">
      <CssBaseline />
      <ModeButton />
      <Sheet
        component="main"
        variant="outlined"
        sx={{ maxWidth: 380, mx: 'auto', my: 2, p: 3, borderRadius: 'md', boxShadow: 'sm' }}
      >
        <Typography level="h3" component="h1">
          Vegetable box
        </Typography>
        <Typography sx={{ mb: 2 }}>Every Thursday, straight from the field.</Typography>
        {email ? (
          <Alert color="success">Thank you. We have written to {email}.</Alert>
        ) : (
          <SignupForm onSignup={setEmail} />
        )}
      </Sheet>
    </CssVarsProvider>
  );
}

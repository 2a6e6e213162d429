import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ClubPanel from './ClubPanel';
import PasswordField from './PasswordField';
import ResetDialog from './ResetDialog';
import { signIn, validate, type FieldErrors } from './credentials';

type Progress = 'idle' | 'pending' | 'refused' | 'done';

export default function SignIn() {
  const [errors, setErrors] = React.useState<FieldErrors>({});
  const [progress, setProgress] = React.useState<Progress>('idle');
  const [resetOpen, setResetOpen] = React.useState(false);

  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const credentials = {
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
      remember: data.has('remember'),
    };
    const found = validate(credentials);
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) {
      form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    setProgress('pending');
    setProgress((await signIn(credentials)) ? 'done' : 'refused');
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <ClubPanel />
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={handleSubmit}
          sx={{ width: '100%', maxWidth: 400 }}
        >
          <Typography variant="h4" component="h1">
            Sign in
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Book a boat, join a crew, read the water levels.
          </Typography>
          <Box role="status">
            {progress === 'done' && (
              <Alert severity="success">Welcome aboard. Your bookings are being fetched.</Alert>
            )}
            {progress === 'refused' && (
              <Alert severity="error">
                Email and password do not match. Try again, or reset your password.
              </Alert>
            )}
          </Box>
          <TextField
            required
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            error={errors.email !== undefined}
            helperText={errors.email}
          />
          <PasswordField error={errors.password} />
          <FormControlLabel
            control={<Checkbox name="remember" />}
            label="Stay signed in on this device"
          />
          <Button type="submit" variant="contained" size="large" loading={progress === 'pending'}>
            Sign in
          </Button>
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 2 }}>
            <Link component="button" type="button" onClick={() => setResetOpen(true)}>
              Forgot your password?
            </Link>
            <Link href="#join">Become a member</Link>
          </Stack>
        </Stack>
      </Box>
      <ResetDialog open={resetOpen} onClose={() => setResetOpen(false)} />
    </Box>
  );
}

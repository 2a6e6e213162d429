import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ReminderForm() {
  const [email, setEmail] = React.useState('');
  const [sentTo, setSentTo] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSentTo(email);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ width: 280 }}>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        <FormHelperText role="status">
          {sentTo ? `We write to ${sentTo}.` : 'One message, a day before.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" fullWidth disabled={email === ''}>
        Remind me
      </Button>
    </Stack>
  );
}

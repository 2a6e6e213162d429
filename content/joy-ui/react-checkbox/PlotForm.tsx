import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function PlotForm() {
  const [error, setError] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const accepted = data.has('rules');
    setError(!accepted);
    setMessage(accepted ? `Welcome! Tools: ${data.has('tools') ? 'yes' : 'no'}.` : '');
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2} sx={{ width: 300 }}>
      <Checkbox name="tools" value="shed" label="I would like to use the shared tools" />
      <FormControl error={error} required>
        <Checkbox
          name="rules"
          label="I accept the rules of the garden (required)"
          slotProps={{ input: { 'aria-invalid': error } }}
        />
        <FormHelperText sx={{ color: error ? 'danger.plainColor' : 'text.secondary' }}>
          {error ? 'Without the rules we cannot give you a plot.' : 'No fires, no barbed wire.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Apply for a plot</Button>
      <Typography level="body-sm" role="status">
        {message}
      </Typography>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TermsForm() {
  const [result, setResult] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setResult(`Booked. Extras: ${data.getAll('extra').join(', ') || 'none'}.`);
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Checkbox defaultChecked name="extra" value="insurance" />}
        label="Travel insurance"
      />
      <FormControlLabel
        required
        control={<Checkbox name="terms" />}
        label="I accept the conditions of carriage"
      />
      <Button type="submit" variant="contained" sx={{ my: 1 }}>
        Book
      </Button>
      <Typography aria-live="polite">{result}</Typography>
    </Stack>
  );
}

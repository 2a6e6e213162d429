import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const weather = ['Clear', 'Drizzle', 'Fog', 'Gale'];

export default function RecordForm() {
  const [value, setValue] = React.useState<string | null>(null);
  const [submitted, setSubmitted] = React.useState(false);
  const error = submitted && value === null;

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit} sx={{ width: 280 }}>
      <FormControl error={error} required>
        <FormLabel>Weather</FormLabel>
        <Autocomplete
          name="weather"
          options={weather}
          value={value}
          onChange={(_event, next) => setValue(next)}
        />
        <FormHelperText
          role="status"
          sx={{ color: error ? 'danger.plainColor' : 'text.secondary' }}
        >
          {error && 'Choose the weather at the first round.'}
          {!error && (submitted ? `Saved: ${value}` : 'As it was at the first round')}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Save record</Button>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const luggage = ['Hand luggage', 'One suitcase', 'Bulky goods'];

export default function LuggageForm() {
  const [error, setError] = React.useState(false);
  const [booked, setBooked] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choice = new FormData(event.currentTarget).get('luggage');
    setError(choice === null);
    setBooked(choice === null ? '' : `${String(choice)}: booked.`);
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit} sx={{ width: 260 }}>
      <FormControl error={error} required>
        <FormLabel>Luggage</FormLabel>
        <RadioGroup name="luggage" aria-invalid={error} aria-required>
          {luggage.map((each) => (
            <Radio
              key={each}
              required
              value={each}
              label={each}
              color={error ? 'danger' : undefined}
            />
          ))}
        </RadioGroup>
        <FormHelperText
          role="status"
          sx={{ color: error ? 'danger.plainColor' : 'text.secondary' }}
        >
          {error ? 'Choose one so that we can keep the space.' : booked || 'Bikes go on deck.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Book</Button>
    </Stack>
  );
}

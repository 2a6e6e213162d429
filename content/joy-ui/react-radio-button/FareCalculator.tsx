import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const fares = [
  { days: 1, price: 18 },
  { days: 3, price: 42 },
  { days: 7, price: 77 },
];

export default function FareCalculator() {
  const [days, setDays] = React.useState(3);
  const price = fares.find((fare) => fare.days === days)?.price ?? 0;

  return (
    <FormControl>
      <FormLabel>Island pass</FormLabel>
      <RadioGroup value={days} onChange={(event) => setDays(Number(event.target.value))}>
        {fares.map((fare) => (
          <Radio
            key={fare.days}
            value={fare.days}
            label={fare.days === 1 ? '1 day' : `${fare.days} days`}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="status">
        €{price}, or €{price / days} a day
      </FormHelperText>
    </FormControl>
  );
}

import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const sailings = [
  { time: '07:10', soldOut: false },
  { time: '09:40', soldOut: true },
  { time: '13:05', soldOut: false },
];

export default function DisabledRadios() {
  return (
    <FormControl>
      <FormLabel>Sailing</FormLabel>
      <RadioGroup defaultValue="07:10">
        {sailings.map(({ time, soldOut }) => (
          <Radio
            key={time}
            value={time}
            label={soldOut ? `${time} (sold out)` : time}
            disabled={soldOut}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const tickets = [
  { value: 'saver', label: 'Saver', text: 'Cannot be changed or refunded.' },
  { value: 'flex', label: 'Flex', text: 'Change the day up to one hour before departure.' },
];

export default function ExplainedRadios() {
  return (
    <FormControl sx={{ width: 290 }}>
      <FormLabel>Ticket</FormLabel>
      <RadioGroup defaultValue="saver" sx={{ gap: 2 }}>
        {tickets.map(({ value, label, text }) => (
          <FormControl key={value}>
            <Radio value={value} label={label} />
            <FormHelperText>{text}</FormHelperText>
          </FormControl>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

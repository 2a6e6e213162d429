import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioVariables() {
  return (
    <FormControl>
      <FormLabel>Ticket machine</FormLabel>
      <RadioGroup defaultValue="adult" sx={{ '--RadioGroup-gap': '1.5rem', '--Radio-gap': '1rem' }}>
        <Radio value="adult" label="Adult" sx={{ '--Radio-size': '2.25rem' }} />
        <Radio value="child" label="Child" sx={{ '--Radio-size': '2.25rem' }} />
      </RadioGroup>
    </FormControl>
  );
}

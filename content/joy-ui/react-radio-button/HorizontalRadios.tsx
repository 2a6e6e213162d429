import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function HorizontalRadios() {
  return (
    <FormControl>
      <FormLabel>Do you bring a dog?</FormLabel>
      <RadioGroup orientation="horizontal" defaultValue="no">
        <Radio value="no" label="No" />
        <Radio value="small" label="Small" />
        <Radio value="large" label="Large" />
      </RadioGroup>
    </FormControl>
  );
}

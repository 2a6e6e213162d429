import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function BasicRadioGroup() {
  return (
    <FormControl>
      <FormLabel>Where would you like to sit?</FormLabel>
      <RadioGroup defaultValue="sun" name="deck">
        <Radio value="sun" label="Sun deck" />
        <Radio value="saloon" label="Saloon with a view" />
        <Radio value="quiet" label="Quiet room" />
      </RadioGroup>
    </FormControl>
  );
}

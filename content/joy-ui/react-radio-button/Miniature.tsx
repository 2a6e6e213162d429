import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function Miniature() {
  return (
    <RadioGroup defaultValue="tea">
      <Radio value="tea" label="Tea" />
      <Radio value="coffee" label="Coffee" variant="soft" />
    </RadioGroup>
  );
}

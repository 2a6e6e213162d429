import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function Miniature() {
  return (
    <RadioGroup defaultValue="tea">
      <FormControlLabel value="tea" control={<Radio />} label="Tea" />
      <FormControlLabel value="coffee" control={<Radio />} label="Coffee" />
    </RadioGroup>
  );
}

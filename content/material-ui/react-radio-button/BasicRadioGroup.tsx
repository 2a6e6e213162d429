import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="plan-label">Phone plan</FormLabel>
      <RadioGroup aria-labelledby="plan-label" name="plan" defaultValue="medium">
        <FormControlLabel value="small" control={<Radio />} label="2 GB, 8 € a month" />
        <FormControlLabel value="medium" control={<Radio />} label="10 GB, 14 € a month" />
        <FormControlLabel value="large" control={<Radio />} label="40 GB, 22 € a month" />
      </RadioGroup>
    </FormControl>
  );
}

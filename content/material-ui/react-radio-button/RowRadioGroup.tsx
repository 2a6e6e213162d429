import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="sim-label">SIM card</FormLabel>
      <RadioGroup row aria-labelledby="sim-label" name="sim" defaultValue="esim">
        <FormControlLabel value="esim" control={<Radio />} label="eSIM" />
        <FormControlLabel value="nano" control={<Radio />} label="Nano" />
        <FormControlLabel value="micro" disabled control={<Radio />} label="Micro" />
      </RadioGroup>
    </FormControl>
  );
}

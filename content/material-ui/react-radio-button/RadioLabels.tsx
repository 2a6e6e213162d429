import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioLabels() {
  return (
    <RadioGroup row aria-label="Data saver" name="saver" defaultValue="off">
      <FormControlLabel value="off" control={<Radio />} label="Off" labelPlacement="top" />
      <FormControlLabel value="roaming" control={<Radio />} label="Abroad" labelPlacement="top" />
      <FormControlLabel value="on" control={<Radio />} label="On" labelPlacement="bottom" />
      <FormControlLabel value="auto" control={<Radio />} label="Auto" labelPlacement="start" />
    </RadioGroup>
  );
}

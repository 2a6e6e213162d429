import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup row aria-label="Ringtone" name="ringtone" defaultValue="bell">
      <FormControlLabel value="bell" control={<Radio size="small" />} label="Bell" />
      <FormControlLabel value="harp" control={<Radio color="secondary" />} label="Harp" />
      <FormControlLabel
        value="drum"
        control={<Radio color="success" sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }} />}
        label="Drum"
      />
    </RadioGroup>
  );
}

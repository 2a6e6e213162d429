import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchLabels() {
  return (
    <FormGroup row sx={{ justifyContent: 'center' }}>
      <FormControlLabel control={<Switch />} label="Fan" labelPlacement="top" />
      <FormControlLabel control={<Switch />} label="Blinds" labelPlacement="start" />
      <FormControlLabel control={<Switch />} label="Radio" labelPlacement="bottom" />
    </FormGroup>
  );
}

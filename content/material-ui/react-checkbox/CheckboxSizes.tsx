import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxSizes() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={<Checkbox defaultChecked size="small" />}
        label="Small"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Medium" />
      <FormControlLabel control={<Checkbox defaultChecked size="large" />} label="Large" />
    </FormGroup>
  );
}

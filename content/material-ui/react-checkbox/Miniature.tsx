import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function Miniature() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Sails" />
      <FormControlLabel control={<Checkbox />} label="Oars" />
    </FormGroup>
  );
}

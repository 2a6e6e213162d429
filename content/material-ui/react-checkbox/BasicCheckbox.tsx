import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckbox() {
  const [quiet, setQuiet] = React.useState(true);

  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox checked={quiet} onChange={(event) => setQuiet(event.target.checked)} />}
        label="Quiet cabin"
      />
      <FormControlLabel control={<Checkbox />} label="Travel with a dog" />
      <FormControlLabel disabled control={<Checkbox />} label="Bicycle (sold out)" />
    </FormGroup>
  );
}

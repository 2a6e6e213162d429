import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function BasicSwitch() {
  const [night, setNight] = React.useState(true);

  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch checked={night} onChange={(event) => setNight(event.target.checked)} />}
        label="Night light"
      />
      <FormControlLabel control={<Switch />} label="Robot vacuum" />
      <FormControlLabel disabled control={<Switch />} label="Garage door (offline)" />
    </FormGroup>
  );
}

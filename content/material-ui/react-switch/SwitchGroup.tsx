import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const rooms = ['Kitchen', 'Bedroom', 'Study'];

export default function SwitchGroup() {
  const [heated, setHeated] = React.useState(['Kitchen']);

  const handleChange = ({ target: { name, checked } }: React.ChangeEvent<HTMLInputElement>) => {
    setHeated(checked ? [...heated, name] : heated.filter((room) => room !== name));
  };

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Heating</FormLabel>
      <FormGroup>
        {rooms.map((room) => (
          <FormControlLabel
            key={room}
            label={room}
            control={<Switch name={room} checked={heated.includes(room)} onChange={handleChange} />}
          />
        ))}
      </FormGroup>
      <FormHelperText>{heated.length} of 3 rooms are heated</FormHelperText>
    </FormControl>
  );
}

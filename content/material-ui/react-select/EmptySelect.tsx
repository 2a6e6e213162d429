import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function EmptySelect() {
  const [syrup, setSyrup] = React.useState('');

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="syrup-label" shrink>
        Syrup
      </InputLabel>
      <Select
        labelId="syrup-label"
        label="Syrup"
        displayEmpty
        notched
        value={syrup}
        onChange={(event) => setSyrup(event.target.value)}
      >
        <MenuItem value="">
          <em>No syrup</em>
        </MenuItem>
        <MenuItem value="vanilla">Vanilla</MenuItem>
        <MenuItem value="hazelnut">Hazelnut</MenuItem>
      </Select>
    </FormControl>
  );
}

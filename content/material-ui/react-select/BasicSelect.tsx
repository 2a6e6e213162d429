import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const [drink, setDrink] = React.useState('latte');

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="drink-label">Drink</InputLabel>
      <Select
        labelId="drink-label"
        label="Drink"
        value={drink}
        onChange={(event) => setDrink(event.target.value)}
      >
        <MenuItem value="espresso">Espresso</MenuItem>
        <MenuItem value="latte">Latte</MenuItem>
        <MenuItem value="tea">Green tea</MenuItem>
      </Select>
    </FormControl>
  );
}

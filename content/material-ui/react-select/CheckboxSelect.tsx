import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const toppings = ['Cinnamon', 'Cocoa', 'Caramel', 'Whipped cream', 'Chili', 'Marshmallows'];

export default function CheckboxSelect() {
  const [chosen, setChosen] = React.useState<string[]>(['Cocoa', 'Chili']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    // Browsers fill in a string.
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="toppings-label">Toppings</InputLabel>
      <Select
        labelId="toppings-label"
        label="Toppings"
        multiple
        value={chosen}
        onChange={handleChange}
        renderValue={(selected) => selected.join(', ')}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      >
        {toppings.map((topping) => (
          <MenuItem key={topping} value={topping}>
            <ListItemIcon>
              {chosen.includes(topping) ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
            </ListItemIcon>
            <ListItemText primary={topping} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

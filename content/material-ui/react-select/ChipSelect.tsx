import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const allergens = ['Gluten', 'Lactose', 'Nuts', 'Soy'];

export default function ChipSelect() {
  const [chosen, setChosen] = React.useState<string[]>(['Lactose', 'Nuts']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  const renderChips = (selected: string[]) => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {selected.map((name) => (
        <Chip key={name} label={name} size="small" />
      ))}
    </Stack>
  );

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="allergens-label">Leave out</InputLabel>
      <Select
        labelId="allergens-label"
        label="Leave out"
        multiple
        value={chosen}
        onChange={handleChange}
        renderValue={renderChips}
      >
        {allergens.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

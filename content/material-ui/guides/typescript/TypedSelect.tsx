import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const roasts = ['light', 'medium', 'dark'] as const;
type Roast = (typeof roasts)[number];

export default function TypedSelect() {
  const [roast, setRoast] = useState<Roast>('medium');
  const handleChange = ({ target }: SelectChangeEvent<Roast>) => {
    const chosen = roasts.find((value) => value === target.value);
    if (chosen) setRoast(chosen);
  };
  return (
    <FormControl sx={{ width: 200, maxWidth: '100%' }}>
      <InputLabel id="roast-label">Roast</InputLabel>
      <Select labelId="roast-label" label="Roast" value={roast} onChange={handleChange}>
        {roasts.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
